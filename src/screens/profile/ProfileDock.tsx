import { Check } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { Dock } from "#src/patterns/Dock.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Reason } from "#src/primitives/Reason.tsx";

export type ProfileDockProps = { form: string; status: "editing" | "saving" | "saved" };

export function ProfileDock({ form, status }: ProfileDockProps) {
  const t = useCopy("profile.completion");
  const isSaved = status === "saved";
  return (
    <Dock
      summary={
        <div role="status" className="empty:absolute">
          {isSaved ? <Reason>{t("leadBack")}</Reason> : null}
        </div>
      }
      primary={
        <Button type="submit" form={form} isPending={status === "saving"} isDisabled={isSaved}>
          {isSaved ? <Check aria-hidden="true" className="size-5 appear" /> : null}
          <span key={status}>{t(status === "editing" ? "submit" : status)}</span>
        </Button>
      }
    />
  );
}
