import { ExternalLink, Mail } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { LinkButton } from "#src/primitives/LinkButton.tsx";
import { Reason } from "#src/primitives/Reason.tsx";
import { QuestionList } from "./QuestionList.tsx";
import { questions, type HelpSection } from "./questions.ts";

export type HelpScreenProps = {
  frame: Frame;
  /** Empty: not configured. */
  addresses: { registrationUrl: string; contactEmail: string };
};

/** Questions with their answers, then a person to ask. */
export function HelpScreen({ frame, addresses }: HelpScreenProps) {
  const t = useCopy("help");
  const { registrationUrl, contactEmail } = addresses;
  return (
    <AppShell
      {...frame}
      title={t("title")}
      sign={<p className="pb-5 text-sign-ink-2">{t("lead")}</p>}
      dock={
        contactEmail ? (
          <>
            <p className="text-meta text-ink-2">
              {t.rich("contact.at", {
                email: contactEmail,
                address: (chunks) => <strong className="font-strong text-ink">{chunks}</strong>,
              })}
            </p>
            <LinkButton href={`mailto:${contactEmail}`}>
              <Mail aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
              <span>{t("contact.open")}</span>
            </LinkButton>
          </>
        ) : (
          <>
            <Reason id="no-contact">{t("contact.missing")}</Reason>
            <Button off aria-describedby="no-contact">
              <span>{t("contact.open")}</span>
            </Button>
          </>
        )
      }
    >
      {(Object.keys(questions) as HelpSection[]).map((section) => (
        <QuestionList key={section} section={section} />
      ))}
      <section aria-labelledby="register" className="grid gap-3">
        <h2 id="register" className="text-section font-title tracking-title">
          <span>{t("register.title")}</span>
        </h2>
        <p className="text-ink-2">{t("register.body")}</p>
        {registrationUrl ? (
          <LinkButton variant="secondary" href={registrationUrl} target="_blank" rel="noopener noreferrer">
            <span>
              {t("register.open")} <span className="sr-only">{t("register.opens")}</span>
            </span>
            <ExternalLink aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
          </LinkButton>
        ) : (
          <>
            <Reason id="no-registration">{t("register.missing")}</Reason>
            <Button off variant="secondary" aria-describedby="no-registration">
              <span>{t("register.open")}</span>
            </Button>
          </>
        )}
      </section>
    </AppShell>
  );
}
