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
              <span>{t("contact.toContact")}</span>
            </LinkButton>
          </>
        ) : (
          <>
            <Reason id="no-contact">{t("contact.missing")}</Reason>
            <Button off aria-describedby="no-contact">
              <span>{t("contact.toContact")}</span>
            </Button>
          </>
        )
      }
    >
      {(Object.keys(questions) as HelpSection[]).map((section) => (
        <QuestionList key={section} section={section} />
      ))}
      <section aria-labelledby="registration" className="grid gap-3">
        <h2 id="registration" className="text-section font-title tracking-title">
          <span>{t("registration.title")}</span>
        </h2>
        <p id="elsewhere" className="text-ink-2">
          {t("registration.body")}
        </p>
        {registrationUrl ? (
          <LinkButton
            variant="secondary"
            href={registrationUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby="elsewhere"
          >
            <span>{t("registration.toRegistration")}</span>
            <ExternalLink aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
          </LinkButton>
        ) : (
          <>
            <Reason id="no-registration">{t("registration.missing")}</Reason>
            <Button off variant="secondary" aria-describedby="no-registration">
              <span>{t("registration.toRegistration")}</span>
            </Button>
          </>
        )}
      </section>
    </AppShell>
  );
}
