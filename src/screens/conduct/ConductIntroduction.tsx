import { useCopy } from "#src/copy/useCopy.tsx";

/** The text in three sentences. */
export function ConductIntroduction() {
  const t = useCopy("conduct");
  return (
    <section aria-labelledby="document" className="grid gap-2 desk:max-w-column">
      <h2 id="document" className="text-section font-title text-balance">
        <span>{t("documentTitle")}</span>
      </h2>
      {(["validity", "purpose", "way"] as const).map((part) => (
        <p key={part} className="text-value">
          <span>{t(`summary.${part}`)}</span>
        </p>
      ))}
    </section>
  );
}
