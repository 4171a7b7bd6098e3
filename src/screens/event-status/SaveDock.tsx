import { useCopy } from "#src/copy/useCopy.tsx";
import { Button } from "#src/primitives/Button.tsx";

export type SaveDockProps = { form: string; status: "editing" | "saving"; onDiscard: () => void };

/** Sends the form that stands above, or leaves everything as it was. */
export function SaveDock({ form, status, onDiscard }: SaveDockProps) {
  const t = useCopy("eventStatus.form");
  const isSaving = status === "saving";
  return (
    <>
      <Button type="submit" form={form} width="always" isPending={isSaving}>
        <span key={status}>{t(isSaving ? "saving" : "submit")}</span>
      </Button>
      <Button variant="quiet" size="row" width="always" isDisabled={isSaving} onClick={onDiscard}>
        <span>{t("toDiscard")}</span>
      </Button>
    </>
  );
}
