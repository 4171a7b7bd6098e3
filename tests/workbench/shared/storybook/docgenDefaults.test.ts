import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { defaultsIn } from "#workbench/shared/storybook/docgenDefaults.ts";
import { filesIn, top } from "#workbench/shared/source/files.ts";

const sourceOf = (file: string) => readFileSync(path.join(top, file), "utf8");

const nothing = () => "";

test("a default value is read where the props are taken apart: in the head, in the body, in what is left of them", () => {
  const code = `
    export function Head({ rows, lead = "plate", title: name = "" }: Props) {}
    export function Body(props: Props) {
      const { label, isReadOnly = false, ...others } = props;
      const { count = 3, ...rest } = others;
      const { other = 1 } = useOther();
    }`;
  expect(Object.fromEntries(defaultsIn(code, nothing))).toEqual({
    Head: { lead: "plate", title: "" },
    Body: { isReadOnly: "false", count: "3" },
  });
});

test("of variants the file that has them is read, and what the component itself says comes first", () => {
  const variants = 'export const boxVariants = cva("", { defaultVariants: { tone: "quiet", side: "below" } });';
  const code = 'import { boxVariants } from "./boxVariants.ts";\nexport function Box({ side = "above" }: Props) {}';
  expect(defaultsIn(code, () => variants).get("Box")).toEqual({ tone: "quiet", side: "above" });
});

test("no default that a component writes is missed", () => {
  const missed = filesIn(top, ["src"], /\.tsx$/).flatMap((file) => {
    const code = sourceOf(file);
    const [, name = ""] = /export function (\w+)[<(].*Props/.exec(code) ?? [];
    const read = (specifier: string) => sourceOf(path.join(path.dirname(file), specifier));
    const found = Object.keys(defaultsIn(code, read).get(name) ?? {});
    const [, written = ""] = /const \{([^}]*)\} = props;/.exec(code) ?? [];
    return [...written.matchAll(/(\w+) = /g)].flatMap(([, prop = ""]) =>
      found.includes(prop) ? [] : [`${file} ${prop}`],
    );
  });
  expect(missed).toEqual([]);
});
