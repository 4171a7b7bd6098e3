import { ExternalLink, Mail } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { Columns } from "#src/patterns/Columns.tsx";
import { LegalSection } from "#src/patterns/LegalSection.tsx";
import type { LegalAddresses } from "#src/patterns/LegalLinks.tsx";
import { ExternalLinkSection } from "./ExternalLinkSection.tsx";
import { QuestionList } from "./QuestionList.tsx";
import { questions, type HelpSection } from "./questions.ts";

export type HelpScreenProps = {
  frame: Frame;
  /** Empty: not configured. */
  addresses: { registrationUrl: string; contactEmail: string };
  legal?: LegalAddresses;
};

/** Questions with their answers, then a contact person. */
export function HelpScreen({ frame, addresses, legal = {} }: HelpScreenProps) {
  const t = useCopy("help");
  const { registrationUrl, contactEmail } = addresses;
  return (
    <AppShell {...frame} title={t("title")} sign={<p className="pb-5 text-sign-ink-2">{t("lead")}</p>} isWide>
      <Columns
        beside={
          <>
            <ExternalLinkSection
              id="ask"
              title={t("contact.title")}
              body={t.rich("contact.body", {
                email: contactEmail,
                address: (chunks) => <strong className="font-strong text-ink">{chunks}</strong>,
              })}
              label={t("contact.toContact")}
              glyph={<Mail aria-hidden="true" className="size-5" />}
              href={contactEmail && `mailto:${contactEmail}`}
              missing={t("contact.missing")}
              variant="primary"
            />
            <ExternalLinkSection
              id="register"
              title={t("registration.title")}
              body={t("registration.body")}
              label={t("registration.toRegistration")}
              glyph={<ExternalLink aria-hidden="true" className="size-5" />}
              href={registrationUrl}
              missing={t("registration.missing")}
              variant="secondary"
              newTab
            />
            <LegalSection {...legal} />
          </>
        }
      >
        {(Object.keys(questions) as HelpSection[]).map((section) => (
          <QuestionList key={section} section={section} />
        ))}
      </Columns>
    </AppShell>
  );
}
