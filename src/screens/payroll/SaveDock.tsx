import { Check } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { Dock } from "#src/patterns/Dock.tsx";
import { Button } from "#src/primitives/Button.tsx";

export type SaveStatus = "editing" | "saving" | "saved";

/** Submits the form above; shows the status until it leads back. */
export function SaveDock({ form, status }: { form: string; status: SaveStatus }) {
  const t = useCopy("payroll.form.save");
  return (
    <Dock
      primary={
        <Button type="submit" form={form} isPending={status === "saving"} isDisabled={status === "saved"}>
          {status === "saved" ? <Check aria-hidden="true" className="size-5 appear" /> : null}
          <span key={status}>{t(status === "editing" ? "submit" : status)}</span>
        </Button>
      }
    />
  );
}
