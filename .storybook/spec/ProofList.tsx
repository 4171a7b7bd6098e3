import type { Proof } from "#tests/spec/proof.ts";

/** Stories as links into the workbench, tests with their file. */
export function ProofList({ proofs }: { proofs: readonly Proof[] }) {
  if (proofs.length === 0) return <strong>offen</strong>;
  return (
    <ul>
      {proofs.map((proof) =>
        proof.kind === "story" ? (
          <li key={proof.story}>
            <a href={`./?path=/story/${proof.story}`} target="_top">
              {proof.title}
            </a>
          </li>
        ) : (
          <li key={`${proof.file} ${proof.title}`} lang="en">
            {proof.title} <code>{proof.file}</code>
          </li>
        ),
      )}
    </ul>
  );
}
