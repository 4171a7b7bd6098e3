import { filesIn } from "#workbench/shared/source/files.ts";
import { parseSource } from "#workbench/shared/source/syntax.ts";
import { storyFile } from "#workbench/spec/proofs.ts";
import { claimsOf, type Claim } from "./claims.ts";

const isJourney = (file: string) => file.startsWith("stories/journeys/");

/** What all stories below `root` say that they show; a journey shows no state of its own. */
export const readClaims = (root: string): Claim[] =>
  filesIn(root, ["stories"], storyFile)
    .filter((file) => !isJourney(file))
    .flatMap((file) => claimsOf(parseSource(root, file)));
