import { globSync } from "node:fs";
import { data, Evaluator, Lexer, Parser } from "@actions/expressions";

/** What an expression may name, such as `github` or `steps`, as plain values. */
export type Contexts = Readonly<Record<string, unknown>>;
/** How the steps before went. */
export type Status = "success" | "failure";

const STATUS = /\b(success|failure|cancelled|always)\s*\(/;

/** The value of `${{ … }}`'s inside, by GitHub's own evaluator. `folder` is where `hashFiles` looks. */
function valueOf(expression: string, contexts: Contexts, status: Status, folder: string): data.ExpressionData {
  const said = (name: string, value: boolean) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(value),
  });
  const functions = [
    said("success", status === "success"),
    said("failure", status === "failure"),
    said("cancelled", false),
    said("always", true),
    {
      name: "hashFiles",
      minArgs: 1,
      maxArgs: 255,
      call: (...patterns: data.ExpressionData[]) => {
        const found = patterns.flatMap((pattern) => globSync(pattern.coerceString(), { cwd: folder }));
        return new data.StringData(found.toSorted().join());
      },
    },
  ];
  const { tokens } = new Lexer(expression).lex();
  const tree = new Parser(tokens, Object.keys(contexts), functions).parse();
  const known = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary;
  return new Evaluator(tree, known, new Map(functions.map((one) => [one.name.toLowerCase(), one]))).evaluate();
}

/** Reads texts and conditions of a workflow under what is known at that moment. */
export const expressionsOf = (contexts: Contexts, status: Status, folder: string) => ({
  /** A text with its expressions filled in. */
  text: (text: string): string =>
    text.replace(/\$\{\{(.*?)\}\}/gs, (_, inner: string) =>
      valueOf(inner.trim(), contexts, status, folder).coerceString(),
    ),
  /** Whether something with this condition happens: after a failure only where the condition asks how things went. */
  holds(condition = ""): boolean {
    const inner = /^\$\{\{(.*)\}\}$/s.exec(condition.trim())?.[1] ?? condition;
    if (status === "failure" && !STATUS.test(inner)) return false;
    if (inner.trim() === "") return true;
    const value = valueOf(inner.trim(), contexts, status, folder).coerceString();
    return !["", "false", "0", "null"].includes(value);
  },
});
