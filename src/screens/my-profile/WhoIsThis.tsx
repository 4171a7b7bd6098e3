export type WhoIsThisProps = { name: string; email: string; initials: string };

/** On the sign: whose profile this is. What is longer than two lines ends in an ellipsis; the profile data shows them whole. */
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
        <span className="line-clamp-2 text-value font-title">{name}</span>
        <span className="line-clamp-2 text-meta text-sign-ink-2">{email}</span>
      </p>
    </div>
  );
}
