import { filesIn } from "#tests/checks/files.ts";
import { parseSource } from "#tests/checks/source.ts";
import { storyFile } from "#tests/spec/proofs.ts";
import { claimsOf, type Claim } from "./claims.ts";

/** What all stories below `root` say that they show. */
export const readClaims = (root: string): Claim[] =>
  filesIn(root, ["stories"], storyFile).flatMap((file) => claimsOf(parseSource(root, file)));
