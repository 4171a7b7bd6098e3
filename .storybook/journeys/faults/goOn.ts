import { attempt, liftFault } from "./strike.ts";
import type { FaultRunStore } from "./faultRun.ts";
import { untilQuiet } from "./quiet.ts";
import { retryButton } from "./readScreen.ts";
import type { StruckApp } from "./struckApp.ts";
import { faultRunWords as words } from "./words.ts";

const RESTS_MS = 3000;

/** One thing that a person tries after a fault. */
type Try = () => Promise<void>;

/** What helps after a fault, one after the other: what the screen offers, the step once more, the app opened anew. */
export type Recovery = {
  /** The answer: whether there was something left to try. */
  next: () => Promise<boolean>;
  /** The path is past the step: to repeat it would go back. */
  end: () => void;
};

export function recoveryOf(
  run: FaultRunStore,
  app: StruckApp,
  step: { label: string; play: () => Promise<unknown> },
  signal: AbortSignal,
): Recovery {
  const tell = (sentence: string) => run.setState(({ done }) => ({ done: [...done, sentence] }));
  const again: Try = async () => {
    tell(words.again(step.label));
    await attempt(step.play);
  };
  const offered: Try = async () => {
    const button = retryButton();
    if (!button) return again();
    tell(words.offered(button.textContent.trim()));
    button.click();
    await untilQuiet(RESTS_MS, signal);
  };
  const reopened: Try = async () => {
    tell(app.signInAgain() ? words.signedIn : words.reopened);
    app.reopen();
    await untilQuiet(RESTS_MS, signal);
  };
  const tries = [offered, again, reopened, again];
  liftFault(app.provider);
  return {
    async next() {
      const now = tries.shift();
      if (!now || signal.aborted) return false;
      await now();
      return true;
    },
    end: () => void tries.splice(0),
  };
}
