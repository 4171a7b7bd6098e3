import { get, type FieldValues } from "react-hook-form";

type Values = Readonly<Record<string, unknown>>;

/**
 * Problems that are only asked about, and not before the submit (`isSent`): possible typing errors. Submitting the same
 * value again confirms it; values of `known` are confirmed already.
 */
export function createQuestions(questions: readonly string[], isSent: boolean, accepted: Values = {}) {
  let isOpen = isSent;
  let shown: Values = {};
  let meant: Values = accepted;
  const isAnswered = (path: string, values: FieldValues) => path in meant && meant[path] === get(values, path);

  return {
    /** The problems that still prevent the submit. */
    open<Problems extends object>(problems: Problems, values: FieldValues): Problems {
      const left = Object.entries(problems).filter(
        ([path, code]) => !questions.includes(String(code)) || (isOpen && !isAnswered(path, values)),
      );
      return Object.fromEntries(left) as Problems;
    },
    send() {
      isOpen = true;
      meant = { ...meant, ...shown };
    },
    /** The submit was refused, with these problems beside the fields. */
    remember(problems: object, values: FieldValues) {
      const paths = Object.entries(problems).filter(([, code]) => questions.includes(String(code)));
      shown = { ...shown, ...Object.fromEntries(paths.map(([path]) => [path, get(values, path)])) };
    },
  };
}
