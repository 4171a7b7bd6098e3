import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { filesIn, top } from "#workbench/shared/source/files.ts";

/** What a guide tells its reader to do, in the order of the page. */
export type Step =
  /** One line typed into a terminal, and what it prints where the guide says so. */
  | { kind: "command"; line: string; prints: string[] }
  /** The whole of a file, or lines below the one that has `after`, or in the place of the one that has `line` in it. */
  | Edit
  /** Lines that are quoted from a file. */
  | { kind: "quote"; file: string; text: string };

type Edit = { kind: "edit"; file: string; text: string; after?: string; line?: string };

export const FOLDER = "stories/docs/anleitungen";

/** In an order in which each finds what it goes on from. */
export const guides = ["Bildschirm", "Ablauf", "Zustand", "Text", "Aufruf", "Profilfeld"] as const;
export type Guide = (typeof guides)[number];

/** The guides that go on from another one. */
export const goesOnFrom: Partial<Record<Guide, Guide>> = {
  Ablauf: "Bildschirm",
  Zustand: "Bildschirm",
  Text: "Bildschirm",
};

/** What the examples are called, and, as long, what they are called where somebody has done the guide for real. */
const otherNames = {
  WaitingList: "WaitingLine",
  waitingList: "waitingLine",
  "waiting-list": "waiting-line",
  ShuttleTimes: "ShuttleTours",
  shuttleTimes: "shuttleTours",
  "shuttle-times": "shuttle-tours",
  nickname: "callname",
} as const;

const FENCE = /^```(\w+)([^\n]*)\n([^]*?)^```$/gm;

/** The steps of a guide, word for word; under other names where the tree has its example already. */
export const stepsOf = (guide: Guide): Step[] =>
  readSteps(withFreeNames(readFileSync(path.join(top, FOLDER, `${guide}.mdx`), "utf8")));

function withFreeNames(text: string): string {
  const sources = filesIn(top, ["src", "app"], /\.(tsx?|json)$/).map((file) =>
    readFileSync(path.join(top, file), "utf8"),
  );
  return Object.entries(otherNames).reduce(
    (said, [name, other]) =>
      sources.some((source) => source.includes(name))
        ? said.replaceAll(new RegExp(`(?<!autoComplete=")${name}`, "g"), other)
        : said,
    text,
  );
}

/** Throws for a block of which nobody can say where it belongs. */
export function readSteps(text: string): Step[] {
  const steps: Step[] = [];
  for (const [, language = "", meta = "", block = ""] of text.matchAll(FENCE)) {
    const value = (name: string) => {
      const [, quoted, bare] = new RegExp(` ${name}=(?:"([^"]*)"|(\\S+))`).exec(meta) ?? [];
      return quoted ?? bare;
    };
    const [file, from] = [value("file"), value("from")];
    const last = steps.at(-1);
    if (language === "sh")
      for (const line of block.replaceAll("\\\n", " ").trim().split("\n"))
        steps.push({ kind: "command", line, prints: [] });
    else if (language === "text" && last?.kind === "command") last.prints = block.trim().split("\n");
    else if (from) steps.push({ kind: "quote", file: from, text: block });
    else if (file) {
      const [after, line] = [value("after"), value("line")];
      steps.push({ kind: "edit", file, text: block, ...(after && { after }), ...(line && { line }) });
    } else throw new Error(`A block of ${language} says neither file= nor from=:\n${block}`);
  }
  return steps;
}

/** Changes a file of a tree as the step says. Throws where its place is not there once. */
export async function edit(root: string, { file, text, after, line }: Edit): Promise<void> {
  const full = path.join(root, file);
  const anchor = after ?? line;
  mkdirSync(path.dirname(full), { recursive: true });
  if (anchor === undefined) return writeFileSync(full, text);
  const lines = readFileSync(full, "utf8").split("\n");
  const [at, ...more] = lines.flatMap((each, place) => (each.includes(anchor) ? [place] : []));
  if (at === undefined || more.length > 0) throw new Error(`${file} has not one line with ${anchor}`);
  lines.splice(after === undefined ? at : at + 1, after === undefined ? 1 : 0, text.trimEnd());
  writeFileSync(full, await format(lines.join("\n"), { ...(await resolveConfig(full)), filepath: full }));
}

/** The words of a line as a shell parts them. */
export const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare = ""]) => quoted ?? bare);
