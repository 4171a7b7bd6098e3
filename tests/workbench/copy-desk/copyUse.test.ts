import { expect, test } from "vitest";
import { withTree } from "#tests/checks/tree.ts";
import { copyUse } from "#workbench/copy-desk/copyUse.ts";

const catalogue = `${JSON.stringify(
  { title: "T", problems: { late: "L", lost: "V" }, busy: "B", ready: "R", sideways: "S", unused: "U" },
  null,
  2,
)}\n`;

const tree = {
  "src/copy/de/area.json": catalogue,
  "src/copy/en/area.json": catalogue,
  "src/screens/One.tsx": `import { Part } from "#src/patterns/Part.tsx";
    const t = useCopy("area"); t("title"); t(\`problems.\${problem}\`); t(isBusy ? "busy" : "ready");`,
  "src/patterns/Part.tsx": `const t = useCopy("area"); name={\`\${initials} \${t("sideways")}\`}`,
  "src/screens/Two.tsx": `const t = useCopy("area.problems"); t(problem);`,
  "stories/support/Framed.tsx": `const t = useCopy("area"); t(text);`,
  "stories/screens/One.stories.tsx": `import { Framed } from "#stories/support/Framed.tsx";\nimport { One } from "#src/screens/One.tsx";\nexport const First = meta.story({});\nexport const Second = First.extend({});`,
  "stories/screens/Two.stories.tsx": `import { Two } from "#src/screens/Two.tsx";\nexport const OnlyState = meta.story({});`,
};

test("a text is found where it is asked for: directly, through parts, by template and by type", () =>
  withTree(tree, (root) => {
    const one = { title: "screens/One", story: "screens-one--first" };
    const two = { title: "screens/Two", story: "screens-two--only-state" };
    expect(copyUse(root)).toEqual({
      "area.title": [one],
      "area.problems.late": [one, two],
      "area.problems.lost": [one, two],
      "area.busy": [one],
      "area.ready": [one],
      "area.sideways": [one],
      "area.unused": [],
    });
  }));
