export type WhoIsThisProps = { name: string; email: string; initials: string };

/** On the sign: whose profile this is. Names that are too long end in an ellipsis; the profile data shows them whole. */
export function WhoIsThis({ name, email, initials }: WhoIsThisProps) {
  return (
    <div className="flex items-center gap-3 pt-1 pb-6">
      <span
        aria-hidden="true"
        className="grid size-12 shrink-0 place-items-center rounded-full border-[1.5px] border-sign-line font-strong"
      >
        {initials}
      </span>
      <p className="grid min-w-0 flex-1" data-may-clip="the profile data shows name and address whole">
        <span className="truncate text-value font-title">{name}</span>
        <span className="truncate text-meta text-sign-ink-2">{email}</span>
      </p>
    </div>
  );
}
