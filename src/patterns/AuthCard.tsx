import { cx } from "class-variance-authority";
import { ArrowLeft } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { IconButton } from "#src/primitives/IconButton.tsx";
import { Logo } from "#src/primitives/Logo.tsx";
import { StepProgress } from "#src/primitives/StepProgress.tsx";
import { ContactPerson, type Contact } from "./ContactPerson.tsx";
import { LegalLink } from "./LegalLink.tsx";
import { LegalLinks, type LegalAddresses } from "./LegalLinks.tsx";
import { screenHeading } from "./screenHeading.ts";
import { TermsLink, type Terms } from "./TermsLink.tsx";
import { AuthHelp } from "./AuthHelp.tsx";

export type { Contact, Terms };

export type AuthCardProps = {
  title: string;
  /** Position in the sign-up; `null` outside a sequence. */
  step?: { current: number; total: number } | null;
  /** Absent: the step has no back button. */
  onBack?: () => void;
  /** Announced with the title if both appear together, otherwise by itself. */
  banner?: ReactNode;
  terms?: Terms;
  /** Named at the foot of the page, where texts refer to the contact person; absent: not configured. */
  contact?: Contact | undefined;
  /** Beside the terms; on the first screen only. */
  legal?: LegalAddresses;
  /** Where to register without an invitation; on the first screen only. Empty: not configured. */
  registrationUrl?: string | undefined;
  /** Paper for a long form, so that its fields are distinct. */
  ground?: "surface" | "paper";
  /** A Dock, if the primary action would otherwise be below the viewport. */
  dock?: ReactNode;
  children: ReactNode;
};

/** The frame of every auth screen: the sign, the content, the terms. From 40 rem a centred card. */
export function AuthCard(props: AuthCardProps) {
  const t = useCopy("auth.card");
  const bannerId = useId();
  const {
    title,
    step,
    onBack,
    banner,
    terms,
    contact,
    legal,
    registrationUrl,
    ground = "surface",
    dock,
    children,
  } = props;
  return (
    <div className="flex min-h-dvh flex-col wide:justify-center wide:p-6">
      <main
        className={cx(
          "flex flex-1 flex-col wide:mx-auto wide:w-full wide:max-w-auth wide:flex-none wide:overflow-clip wide:rounded-card wide:border wide:border-line",
          ground === "surface" && "bg-surface",
        )}
      >
        <header data-sign="" className="border-b border-sign-edge bg-sign px-page pb-5 text-sign-ink">
          <div className="flex min-h-14 items-center">
            <div className="-ml-3 flex-1">
              {onBack ? (
                <IconButton name={t("back")} onClick={onBack}>
                  <ArrowLeft />
                </IconButton>
              ) : null}
            </div>
            <Logo className="h-8" />
            <div className="-mr-3 flex-1" />
          </div>
          <h1
            {...screenHeading()}
            aria-describedby={banner ? bannerId : undefined}
            className="mt-1.5 text-title font-title wrap-break-word"
          >
            <span key={title}>{title}</span>
          </h1>
          {step ? (
            <div className="mt-3">
              <StepProgress {...step} label={t("step", step)} />
            </div>
          ) : null}
        </header>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-page py-6">
          <div id={bannerId} aria-live="polite" className="empty:absolute">
            {banner}
          </div>
          {children}
        </div>
        {/* At the lower edge, but before the terms in the tab order: Tab leads from the last field to the button. */}
        {dock}
        {contact ? (
          <div className="px-page pb-6">
            <ContactPerson contact={contact} />
          </div>
        ) : null}
        {terms ? (
          <footer className="mt-auto flex flex-wrap justify-center gap-x-5 px-page pb-4">
            <AuthHelp />
            {registrationUrl ? <LegalLink href={registrationUrl}>{t("withoutInvitation")}</LegalLink> : null}
            <TermsLink terms={terms} />
            {legal ? <LegalLinks {...legal} /> : null}
          </footer>
        ) : null}
      </main>
    </div>
  );
}
