import { nameFont } from "#src/primitives/nameFont.ts";

export type WhoIsThisProps = { name: string; email: string; initials: string };

/** On the sign: name and e-mail of the profile. Never truncated. */
export function WhoIsThis({ name, email, initials }: WhoIsThisProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 pt-1 pb-6">
      <span
        aria-hidden="true"
        className="grid size-12 shrink-0 place-items-center rounded-full border-[1.5px] border-sign-line font-strong"
      >
        {initials}
      </span>
      <p className="grid min-w-0 flex-[1_1_9rem] wrap-anywhere">
        <span className={`text-value font-title ${nameFont(name)}`}>{name}</span>
        <span className="text-meta text-sign-ink-2">{email}</span>
      </p>
    </div>
  );
}
