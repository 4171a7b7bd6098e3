import { readFileSync } from "node:fs";

/** In characters: what lists of commits show in one line. */
const LONGEST = 72;

/** What git writes itself. */
const GENERATED = /^(Merge|Revert|fixup!|squash!|amend!) /;

/** What is wrong with the first line of a commit: it names an area and what changes. */
export function subjectFault(message: string): string | null {
  const [subject = ""] = message.split("\n");
  if (GENERATED.test(subject)) return null;
  if (subject.length > LONGEST) return `The first line has ${subject.length} characters; at most ${LONGEST}.`;
  if (!/^[a-z][\w .,&/-]*: \S/.test(subject))
    return 'The first line says "area: what changes", such as "dates: show the year".';
  return null;
}

/** Git calls it with the file that has the message. */
if (import.meta.main) {
  const fault = subjectFault(readFileSync(process.argv[2] ?? "", "utf8"));
  if (fault) console.error(fault);
  process.exitCode = fault ? 1 : 0;
}
