import type { Proof, ProofKind } from "./proof.ts";

const kindNames: Record<ProofKind, string> = {
  story: "Zustand",
  play: "Zustand, gespielt",
  test: "Test",
  journey: "Weg durch die App",
  wording: "Textkatalog",
  expectation: "Zustand, nachgesehen",
};

export function ProofList({ proofs }: { proofs: readonly Proof[] }) {
  if (proofs.length === 0) return null;
  return (
    <ul>
      {proofs.map((proof) => (
        <li key={JSON.stringify(proof)}>
          <small>{kindNames[proof.kind]}</small> <Named proof={proof} />
        </li>
      ))}
    </ul>
  );
}

/** Replaces the placeholders of a table-driven test. */
const withGaps = (title: string) => title.replaceAll(/%[a-z%]|\$\{[^}]*\}|\$[\w.]+/g, "…");

function Named({ proof }: { proof: Proof }) {
  switch (proof.kind) {
    case "story":
    case "play":
    case "expectation":
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
