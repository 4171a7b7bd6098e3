import { cpSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readOrder } from "#workbench/new/order.ts";
import { carryOut, filesOf } from "#workbench/new/plan.ts";
import { planOf } from "#workbench/new/planOf.ts";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { edit, FOLDER, goesOnFrom, guides, readSteps, stepsOf, wordsOf, type Guide, type Step } from "./guides.ts";
import { oddlyLaidOut, scratch } from "./scratch.ts";

/** Does what a guide says, but for commands that only look. Says which files it has changed by hand. */
async function follow(root: string, guide: Guide): Promise<string[]> {
  const edited: string[] = [];
  for (const step of stepsOf(guide)) {
    if (step.kind === "command") await run(root, step);
    if (step.kind !== "edit") continue;
    const [file, source] = [path.join(root, step.file), path.join(top, step.file)];
    if (!existsSync(file) && existsSync(source)) cpSync(source, file);
    await edit(root, step);
    edited.push(step.file);
  }
  return edited;
}

async function run(root: string, { line, prints }: Extract<Step, { kind: "command" }>): Promise<void> {
  const [npm, , script, ...words] = wordsOf(line);
  if (npm !== "npm" || script !== "new") return;
  const order = await readOrder(
    words.filter((word) => word !== "--"),
    undefined,
  );
  const plan = await planOf(root, order);
  await carryOut(root, { ...plan, derived: [] });
  if (prints.length > 0) expect(filesOf(plan)).toEqual(prints);
}

test("each guide of the folder is followed", () => {
  const pages = filesIn(top, [FOLDER], /\.mdx$/).map((file) => path.basename(file, ".mdx"));
  expect(pages.toSorted()).toEqual(guides.toSorted());
});

test.each(guides)(
  "%s: what it says can be done word for word, and each file is then laid out and parses",
  async (guide) => {
    const place = scratch();
    try {
      const from = goesOnFrom[guide];
      if (from) await follow(place.root, from);
      const edited = await follow(place.root, guide);
      expect(await oddlyLaidOut(place.root, edited)).toEqual([]);
    } finally {
      place.remove();
    }
  },
);

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();
const stands = (file: string, text: string) => plain(readFileSync(path.join(top, file), "utf8")).includes(plain(text));

test.each(guides)("%s: what it quotes stands there, and the reader is told where each block belongs", (guide) => {
  const page = readFileSync(path.join(top, FOLDER, `${guide}.mdx`), "utf8");
  const blocks = readSteps(page).filter((step) => step.kind !== "command");
  expect(blocks.filter(({ file }) => !page.includes(`\`${file}\``))).toEqual([]);
  expect(blocks.filter(({ kind, file, text }) => kind === "quote" && !stands(file, text))).toEqual([]);
});

test("a block of which nobody can say where it belongs is no step", () => {
  expect(() => readSteps("```ts\nconst a = 1;\n```\n")).toThrow(/neither file= nor from=/);
});
