import { Check } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";

const tips = ["corners", "readable", "glare", "passport"] as const;

/** The requirements of a photo. */
export function PhotoChecklist({ title }: { title: string }) {
  const t = useCopy("idCheck.capture.tips");
  return (
    <section aria-labelledby="photo-tips" className="grid gap-3">
      <h2 id="photo-tips" className="text-value font-title">
        <span>{title}</span>
      </h2>
      <ul className="grid gap-2">
        {tips.map((tip) => (
          <li key={tip} className="flex gap-2.5">
            <Check aria-hidden="true" className="size-5 mt-0.5" />
            <span className="min-w-0">{t(tip)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same before there is a photo, with a note on privacy. `isOnSign`: beside the camera's picture. */
export function PhotoTips({ isOnSign = false }: { isOnSign?: boolean }) {
  const t = useCopy("idCheck.capture");
  return (
    <div className="grid content-start gap-3">
      <PhotoChecklist title={t("tips.title")} />
      <p className={`text-meta ${isOnSign ? "text-sign-ink-2" : "text-ink-2"}`}>
        <span>{t("privacy")}</span>
      </p>
    </div>
  );
}
