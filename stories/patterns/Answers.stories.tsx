import { expect } from "storybook/test";
import { Answers } from "#src/patterns/Answers.tsx";
import { copy, copyPart } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** Questions with answers that expand: in a section of the help page and in the help with signing in. */
const meta = preview.meta({ component: Answers, args: { questions: ["code", "password", "signUp"] as const } });

export const Folded = meta.story({ name: "Zugeklappt" });

function unfoldFirst(list: HTMLElement | null): void {
  list?.querySelector("details")?.toggleAttribute("open", true);
}

export const Unfolded = meta.story({
  name: "Aufgeklappt",
  decorators: (Story) => (
    <div ref={unfoldFirst}>
      <Story />
    </div>
  ),
});

export const Unfolds = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(copy("help.questions.code.question")));
    await expect(canvas.getByText(copyPart("help.questions.code.answer"))).toBeVisible();
    await expect(canvas.getByText(copyPart("help.questions.password.answer"))).not.toBeVisible();
  },
});
