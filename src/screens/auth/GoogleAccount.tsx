import { useCopy } from "#src/copy/useCopy.tsx";
import { initialsOf } from "#src/lib/initials.ts";

/** The user's Google account. Initials instead of a picture: no third-party requests. */
export function GoogleAccount({ name }: { name: string }) {
  const t = useCopy("signUp.phone");
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? "";
  const last = words.length > 1 ? (words.at(-1) ?? "") : "";
  return (
    <div className="flex items-start gap-3">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong text-meta font-strong"
      >
        {initialsOf(first, last)}
      </span>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-strong">{t("greeting", { name })}</p>
        <p className="text-meta text-ink-2">{t("fromGoogle")}</p>
      </div>
    </div>
  );
}
