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
const faultsWith = (tree: Record<string, string>) => withTree({ ...sound, ...tree }, mirrorFaults);

test("parts, shared sheets, journeys and machines with a test are in order", async () => {
  expect(await faultsWith({})).toEqual([]);
});

test("a connector, a screen, a pattern and a machine without their counterpart are reported", async () => {
  const faults = await faultsWith({
    "app/features/auth/SignInPage.tsx": "",
    "src/screens/auth/SignInScreen.tsx": "",
    "src/patterns/Card.tsx": "",
    "app/features/auth/signInMachine.ts": "",
  });
  expect(faults.map((fault) => fault.split(" ")[0])).toEqual([
    "app/features/auth/SignInPage.tsx",
    "src/screens/auth/SignInScreen.tsx",
    "src/patterns/Card.tsx",
    "app/features/auth/signInMachine.ts",
  ]);
});

test("a primitive that is imported by a story but not shown is reported", async () => {
  const faults = await faultsWith({
    "stories/primitives/Button.stories.tsx": 'import { Mark } from "#src/primitives/Mark.tsx";',
  });
  expect(faults.join()).toContain("src/primitives/Mark.tsx has no stories/primitives/Mark.stories.tsx");
});

test("a part that another folder uses too needs a story of its own", async () => {
  const faults = await faultsWith({
    "src/screens/auth/EntryFields.tsx": 'import { ButtonLabel } from "#src/primitives/ButtonLabel.tsx";',
  });
  expect(faults.join()).toContain("src/primitives/ButtonLabel.tsx has no");
});

test("stories of nothing are reported", async () => {
  const faults = await faultsWith({ "stories/primitives/Gone.stories.tsx": "" });
  expect(faults).toEqual(["stories/primitives/Gone.stories.tsx mirrors no file of src and no connector"]);
});
