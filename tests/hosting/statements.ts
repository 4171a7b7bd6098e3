/** A line of a server's configuration: its words, and what stands in its braces. */
export type Statement = { words: string[]; block: Statement[] | null };

const TOKEN = /#[^\n]*|"[^"]*"|'[^']*'|\{\w+\}|[{};\n]|[^\s{};"']+/g;

const unquoted = (word: string) => (/^["']/.test(word) ? word.slice(1, -1) : word);

/** Reads what nginx (statements end with `;`) and Caddy (they end with their line) have in common. */
export function readStatements(text: string, end: ";" | "\n"): Statement[] {
  const tokens = (text.match(TOKEN) ?? []).filter(
    (token) => !token.startsWith("#") && (token !== "\n" || end === "\n"),
  );
  let place = 0;
  const readBlock = (isInner: boolean): Statement[] => {
    const statements: Statement[] = [];
    let words: string[] = [];
    const finish = (block: Statement[] | null) => {
      if (words.length > 0) statements.push({ words, block });
      words = [];
    };
    while (place < tokens.length) {
      const token = tokens[place++] ?? "";
      if (token === end) finish(null);
      else if (token === "{") finish(readBlock(true));
      else if (token !== "}") words.push(unquoted(token));
      else if (isInner && words.length === 0) return statements;
      else throw new Error(`"${words.join(" ")}}" has no end or no beginning`);
    }
    if (isInner || words.length > 0) throw new Error("a block or a line has no end");
    return statements;
  };
  return readBlock(false);
}

/** What follows a name in every statement that begins with it. */
export const argumentsOf = (statements: readonly Statement[], name: string): string[][] =>
  statements.filter(({ words }) => words[0] === name).map(({ words }) => words.slice(1));

/** A statement that this reader does not know may change the answer: better none than another than the server's. */
export function refuseUnknown(statements: readonly Statement[], known: readonly string[]): void {
  const unknown = statements.find(({ words: [name = ""] }) => !known.includes(name) && !name.startsWith("@"));
  if (unknown) throw new Error(`"${unknown.words.join(" ")}" is not understood here`);
}
