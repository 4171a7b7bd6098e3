import { useCopy } from "#src/copy/useCopy.tsx";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { AutoAdvanceHint, type AutoAdvance } from "#src/patterns/AutoAdvanceHint.tsx";
import { Dock } from "#src/patterns/Dock.tsx";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Pass } from "#src/primitives/drawings/Pass.tsx";
import { Signpost } from "#src/primitives/drawings/Signpost.tsx";
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
      title={heading()}
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
      <EmptyState
        drawing={done === total ? <Pass /> : <Signpost />}
        title={t("done", { done, total })}
        body={t(done === total ? "doneNext" : "someLeftNext")}
        action={<AutoAdvanceHint autoAdvance={autoAdvance} />}
      />
    </AppShell>
  );

  function heading() {
    if (done < total) return name ? t("nextTitle", { name }) : t("nextTitlePlain");
    return name ? t("title", { name }) : t("titlePlain");
  }
}
