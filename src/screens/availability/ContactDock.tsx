import { Mail } from "lucide-react";
import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { LinkButton } from "#src/primitives/LinkButton.tsx";
import { Reason } from "#src/primitives/Reason.tsx";

/** Only the provider changes booked days: whom to write to, or why that is not possible yet. */
export function ContactDock({ email }: { email: string }) {
  const t = useCopy("availability.contact");
  const id = useId();
  if (email === "")
    return (
      <>
        <Reason id={id}>{t("missing")}</Reason>
        <Button isDisabled aria-describedby={id}>
          <span>{t("toContact")}</span>
        </Button>
      </>
    );
  return (
    <LinkButton href={`mailto:${email}`}>
      <Mail aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
      <span>{t("toContact")}</span>
    </LinkButton>
  );
}
