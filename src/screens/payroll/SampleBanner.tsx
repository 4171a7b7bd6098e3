import { useCopy } from "#src/copy/useCopy.tsx";
import { Banner } from "#src/primitives/Banner.tsx";

/** Says that what stands in the form is invented, and how much of it is still there (D-26, P35). */
export function SampleBanner({ open }: { open: number }) {
  const t = useCopy("payroll.form.sample");
  return (
    <Banner tone={open > 0 ? "caution" : "go"} title={t("title")}>
      {open > 0 ? <p>{t("body")}</p> : null}
      <p key={open} className={open > 0 ? "mt-1 font-strong" : undefined}>
        {open > 0 ? t("open", { count: open }) : t("none")}
      </p>
    </Banner>
  );
}
