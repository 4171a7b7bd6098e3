import { get, type FieldValues } from "react-hook-form";

type Values = Readonly<Record<string, unknown>>;

/**
 * Problems that are only asked, and not before the form is sent (`isSent`): what looks mistyped and may still be right. A
 * value that is sent again as it was asked about is meant, and so is one of `known`.
 */
export function createQuestions(questions: readonly string[], isSent: boolean, accepted: Values = {}) {
  let isOpen = isSent;
  let shown: Values = {};
  let meant: Values = accepted;
  const isAnswered = (path: string, values: FieldValues) => path in meant && meant[path] === get(values, path);

  return {
    /** What still stands in the way. */
    open<Problems extends object>(problems: Problems, values: FieldValues): Problems {
      const left = Object.entries(problems).filter(
        ([path, code]) => !questions.includes(String(code)) || (isOpen && !isAnswered(path, values)),
      );
      return Object.fromEntries(left) as Problems;
    },
    /** The form is sent. */
    send() {
      isOpen = true;
      meant = { ...meant, ...shown };
    },
    /** It was refused, and these problems now stand beside its fields. */
    remember(problems: object, values: FieldValues) {
      const paths = Object.entries(problems).filter(([, code]) => questions.includes(String(code)));
      shown = { ...shown, ...Object.fromEntries(paths.map(([path]) => [path, get(values, path)])) };
    },
  };
}
