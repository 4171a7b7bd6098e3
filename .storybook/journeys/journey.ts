import type { PersonId } from "#src/people/people.ts";
import type { Hand } from "./hand/hand.ts";
import type { Target } from "./hand/target.ts";
import type { OtherSide } from "./otherSide.ts";

/** Who walks the path and where it begins. */
export type Beginning = {
  person: PersonId;
  path: string;
  /** Absent: nobody is signed in. */
  isSignedIn?: true;
  /** Further entries of the app's storage. */
  stored?: Readonly<Record<string, unknown>>;
  /** How the provider is set up. */
  settings?: Readonly<Record<string, number>>;
};

export type Work = (hand: Hand, provider: OtherSide) => Promise<void> | void;

/** One step of a path. Without `does` it happens by itself. */
export type Step = {
  say: string;
  does?: Work;
  /** What is on the screen afterwards. */
  sees?: Target;
  /** What happens in the chart, and the states that are entered with it. */
  event?: string;
  states?: readonly string[];
  /** The story that shows what is there afterwards, where no machine says it. */
  story?: string;
};

export type Journey = {
  title: string;
  lead: string;
  beginning: Beginning;
  /** Ids of the machines whose charts give the steps; none where the path is written by hand. */
  machines: readonly string[];
  steps: readonly Step[];
};
