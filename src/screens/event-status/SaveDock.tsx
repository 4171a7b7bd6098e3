import { useCopy } from "#src/copy/useCopy.tsx";
import { Dock } from "#src/patterns/Dock.tsx";
import { Button } from "#src/primitives/Button.tsx";

export type SaveDockProps = { form: string; status: "editing" | "saving"; onDiscard: () => void };

/** Submits the form above, or discards the changes. */
export function SaveDock({ form, status, onDiscard }: SaveDockProps) {
  const t = useCopy("eventStatus.form");
  const isSaving = status === "saving";
  return (
    <Dock
      primary={
        <Button type="submit" form={form} isPending={isSaving}>
          <span key={status}>{t(isSaving ? "saving" : "submit")}</span>
        </Button>
      }
      quiet={
        <Button variant="quiet" isDisabled={isSaving} onClick={onDiscard}>
          <span>{t("toDiscard")}</span>
        </Button>
      }
    />
  );
}
