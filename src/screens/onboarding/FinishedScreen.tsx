import { useCopy } from "#src/copy/useCopy.tsx";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { AutoAdvanceHint, type AutoAdvance } from "#src/patterns/AutoAdvanceHint.tsx";
import { Dock } from "#src/patterns/Dock.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { GateSign } from "#src/primitives/drawings/GateSign.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";

export type FinishedScreenProps = {
  frame: Frame;
  /** Empty while unknown. */
  firstName: string;
  /** Steps that are done, and all of them. */
  done: number;
  total: number;
  autoAdvance: AutoAdvance;
  onToStart: () => void;
};

/** End of the onboarding. Advances to the dashboard automatically unless the user interacts (D-108). */
export function FinishedScreen({ frame, firstName, done, total, autoAdvance, onToStart }: FinishedScreenProps) {
  const t = useCopy("onboarding.finished");
  const name = firstName.trim();
  return (
    <AppShell
      {...frame}
      hasBrand
      title={name ? t("title", { name }) : t("titlePlain")}
      dock={
        <Dock
          primary={
            <Button onClick={onToStart}>
              <span>{t("toStart")}</span>
              <NextArrow />
            </Button>
          }
        />
      }
    >
      <div className="grid justify-items-center gap-3 px-2 pt-10 pb-4 text-center text-balance low:pt-4">
        <GateSign />
        <h2 className="mt-2 max-w-full text-section font-title tracking-title">
          <span>{done > 0 ? t("done", { done, total }) : t("nothingDone")}</span>
        </h2>
        <p className="max-w-88 text-ink-2">
          <span>{t(done === total ? "doneNext" : "someLeftNext")}</span>
        </p>
        <AutoAdvanceHint autoAdvance={autoAdvance} />
      </div>
    </AppShell>
  );
}
