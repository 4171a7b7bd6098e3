import { useCopy } from "#src/copy/useCopy.tsx";
import { IconButton } from "#src/primitives/IconButton.tsx";

export type ProfileMarkProps = {
  /** Empty while the user is unknown. */
  initials: string;
  /** Absent: there is no profile yet. */
  onOpen?: (() => void) | undefined;
};

/** The signed-in user, at the right end of the sign. Round: a person. */
export function ProfileMark({ initials, onOpen }: ProfileMarkProps) {
  const t = useCopy("shell");
  const mark = (
    <span
      aria-hidden="true"
      className="grid size-9 place-items-center rounded-full border-[1.5px] border-sign-line text-meta font-strong"
    >
      {initials}
    </span>
  );
  return onOpen ? (
    <IconButton name={`${initials} ${t("profile")}`.trim()} onClick={onOpen} className="ml-auto">
      {mark}
    </IconButton>
  ) : (
    <span className="ml-auto grid size-12 shrink-0 place-items-center">{mark}</span>
  );
}
