import { attempt, liftFault, type Struck } from "./strike.ts";
import type { RunStore } from "../run.ts";
import { untilQuiet } from "./quiet.ts";
import { answerButton, labelOf, retryButton } from "./readScreen.ts";
import type { StruckApp } from "./struckApp.ts";
import { faultRunWords as words } from "./words.ts";

const RESTS_MS = 3000;

/** One thing that a person tries after a fault. */
type Try = () => Promise<void>;

export type Step = { label: string; play: () => Promise<unknown> };

/** What helps after a fault, one after the other: what the screen offers, the steps once more, the app opened anew. */
export type Recovery = {
  /** The answer: whether there was something left to try. */
  next: () => Promise<boolean>;
  /** A step since the fault has worked: what was tried before has helped, and is not tried again. */
  passed: (step: Step) => void;
};

/** The step that the fault struck, where it began, and what came of it. */
type Happened = Struck & { step: Step; from: string };

export function recoveryOf(
  run: RunStore,
  app: StruckApp,
  { step, from, isSeen, isDone, pressed }: Happened,
  signal: AbortSignal,
): Recovery {
  const tell = (sentence: string) => run.setState(({ done }) => ({ done: [...done, sentence] }));
  /** What has to be done once more where the app begins anew. */
  const steps = [step];
  const again: Try = async () => {
    tell(words.again(steps.map(({ label }) => label)));
    for (const { play } of steps) await attempt(play);
  };
  const reopened: Try = async () => {
    const isSignedIn = app.signInAgain();
    tell(isSignedIn ? words.signedIn : words.reopened);
    app.open(isSignedIn ? from : app.address());
    await untilQuiet(RESTS_MS, signal);
  };
  const chosen = async (button: HTMLElement) => {
    tell(words.offered(labelOf(button)));
    button.click();
    await untilQuiet(RESTS_MS, signal);
  };
  const offered: Try = async () => {
    if (app.hasForgotten()) return reopened();
    const [retry, answer] = [retryButton(), answerButton(pressed)];
    if (retry) await chosen(retry);
    else if (answer) return chosen(answer);
    // What is loaded at another try is where the step began.
    if (!retry || !isDone) await again();
  };
  // A step that has worked is done again only where what came of it does not hold.
  let tries = isSeen ? [offered, again, reopened, again] : [reopened, again];
  let isUsed = false;
  liftFault(app.provider);
  return {
    async next() {
      const now = tries.shift();
      if (!now || signal.aborted) return false;
      isUsed = true;
      await now();
      return true;
    },
    passed(done) {
      if (isUsed) tries = [];
      else steps.push(done);
    },
  };
}
