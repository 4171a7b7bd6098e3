import { expect, test } from "vitest";
import { mirrorFaults } from "#tests/checks/mirror.ts";
import { withTree } from "#tests/checks/tree.ts";

const sound = {
  "src/primitives/Button.tsx": 'import { ButtonLabel } from "./ButtonLabel.tsx";',
  "src/primitives/ButtonLabel.tsx": "",
  "src/primitives/Mark.tsx": "",
  "src/screens/auth/EntryScreen.tsx": 'import { Button } from "#src/primitives/Button.tsx";',
  "src/screens/auth/EntryFields.tsx": "",
  "stories/primitives/Button.stories.tsx":
    'import { Mark } from "#src/primitives/Mark.tsx";\nconst sheet = <Mark className="x" />;',
  "stories/screens/auth/EntryScreen.stories.tsx": "",
  "stories/journeys/WayIn.stories.tsx": "",
  "app/features/auth/authMachine.ts": "",
  "tests/features/auth/authMachine.test.ts": "",
  "app/features/auth/EntryPage.tsx": "",
  "stories/connected/auth/EntryPage.stories.tsx": "",
};

const gone = (file: string, other: string) => [file, { [file]: "" }, [`${file} has no ${other}`]] as const;
const mark = 'import { Mark } from "#src/primitives/Mark.tsx";';
const label = 'import { ButtonLabel } from "#src/primitives/ButtonLabel.tsx";';

test.each<readonly [what: string, more: Record<string, string>, faults: readonly string[]]>([
  ["parts, shared sheets, journeys and machines with a test", {}, []],
  gone("app/features/auth/SignInPage.tsx", "stories/connected/auth/SignInPage.stories.tsx"),
  gone("src/screens/auth/SignInScreen.tsx", "stories/screens/auth/SignInScreen.stories.tsx"),
  gone("src/patterns/Card.tsx", "stories/patterns/Card.stories.tsx"),
  gone("app/features/auth/signInMachine.ts", "tests/features/auth/signInMachine.test.ts"),
  ["an import without use", { "stories/primitives/Button.stories.tsx": mark }, ["src/primitives/Mark.tsx has no"]],
  ["a part of two", { "src/screens/auth/EntryFields.tsx": label }, ["src/primitives/ButtonLabel.tsx has no"]],
  [
    "stories of nothing",
    { "stories/primitives/Gone.stories.tsx": "" },
    ["stories/primitives/Gone.stories.tsx mirrors"],
  ],
])("%s", async (_, more, faults) =>
  expect(await withTree({ ...sound, ...more }, mirrorFaults)).toEqual(
    faults.map((fault) => expect.stringContaining(fault)),
  ),
);
