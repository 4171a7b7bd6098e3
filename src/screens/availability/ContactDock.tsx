import { Mail } from "lucide-react";
import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { Dock } from "#src/patterns/Dock.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { LinkButton } from "#src/primitives/LinkButton.tsx";
import { Reason } from "#src/primitives/Reason.tsx";

/** Only the provider changes booked days: whom to contact, or why that is not possible yet. */
export function ContactDock({ email }: { email: string }) {
  const t = useCopy("availability.contact");
  const id = useId();
  if (email === "")
    return (
      <Dock
        summary={<Reason id={id}>{t("missing")}</Reason>}
        primary={
          <Button isDisabled aria-describedby={id}>
            <span>{t("toContact")}</span>
          </Button>
        }
      />
    );
  return (
    <Dock
      primary={
        <LinkButton href={`mailto:${email}`}>
          <Mail aria-hidden="true" className="size-5" />
          <span>{t("toContact")}</span>
        </LinkButton>
      }
    />
  );
}
