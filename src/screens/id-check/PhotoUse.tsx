import { Check } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";

const purposes = ["identity", "checkIn", "payroll", "security"] as const;

/** What the photo is used for, and what not: continuing agrees to these terms (IDC-08 to IDC-12). */
export function PhotoUse() {
  const t = useCopy("idCheck.terms.use");
  return (
    <section aria-labelledby="photo-use" className="grid gap-3 rounded-card border border-line bg-surface p-card">
      <div className="grid gap-1">
        <h2 id="photo-use" className="text-value font-title">
          <span>{t("title")}</span>
        </h2>
        <p className="text-ink-2">
          <span>{t("lead")}</span>
        </p>
      </div>
      <ul className="grid gap-2">
        {purposes.map((purpose) => (
          <li key={purpose} className="flex gap-2.5">
            <Check aria-hidden="true" className="size-5 mt-0.5 text-go" />
            <span className="min-w-0">{t(purpose)}</span>
          </li>
        ))}
      </ul>
      <p className="font-strong">
        <span>{t("private")}</span>
      </p>
    </section>
  );
}
