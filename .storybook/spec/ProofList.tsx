import type { Proof } from "./proof.ts";
import { proofNames } from "./kindNames.ts";

/** Stories as links into the workbench, tests with their file, wordings with their key. */
export function ProofList({ proofs }: { proofs: readonly Proof[] }) {
  if (proofs.length === 0) return null;
  return (
    <ul>
      {proofs.map((proof) => (
        <li key={JSON.stringify(proof)}>
          <small>{proofNames[proof.kind]}</small> <Named proof={proof} />
        </li>
      ))}
    </ul>
  );
}

/** A test's title with a gap where each row of its table puts something else. */
const withGaps = (title: string) => title.replaceAll(/%[a-z%]|\$\{[^}]*\}|\$[\w.]+/g, "…");

function Named({ proof }: { proof: Proof }) {
  switch (proof.kind) {
    case "story":
    case "play":
    case "law":
      return (
        <a href={`./?path=/story/${proof.story}`} target="_top">
          {proof.title}
        </a>
      );
    case "test":
    case "journey":
      return (
        <span lang="en">
          {withGaps(proof.title)} <code>{proof.file}</code>
        </span>
      );
    case "wording":
      return (
        <span>
          <span lang={proof.key.slice(0, 2)}>{proof.text}</span> <code>{proof.key}</code>
        </span>
      );
  }
}
