import { useCopy } from "#src/copy/useCopy.tsx";
import { Banner } from "#src/primitives/Banner.tsx";

/** Tells that the form contains example data, and how much of it is left (D-26, P35). */
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
