import { expect, fn } from "storybook/test";
import { StepHeader } from "#src/patterns/StepHeader.tsx";
import { copy } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/**
 * On the sign of profile, event application and code of conduct when opened from the first steps. Belongs in the `sign`
 * of AppShell; above a progress of the screen's own, as `line`.
 */
const meta = preview.meta({
  component: StepHeader,
  args: { step: "profile", onSkip: fn() } as const,
  decorators: [
    (Story) => (
      <div data-sign="" className="rounded-card bg-sign p-card text-sign-ink">
        <Story />
      </div>
    ),
  ],
});

export const Profile = meta.story({ name: "Schritt Profil" });
export const EventApplication = meta.story({ name: "Schritt Termine", args: { step: "event-application" } });
export const CodeOfConduct = meta.story({ name: "Schritt Verhaltensregeln", args: { step: "code-of-conduct" } });
export const NothingToSkip = meta.story({ name: "Ohne Überspringen", args: { onSkip: undefined } });
export const Line = meta.story({ name: "Als Zeile", args: { variant: "line", step: "code-of-conduct" } });

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: () => (
    <div className="grid gap-4">
      <Profile.Component />
      <EventApplication.Component />
      <CodeOfConduct.Component />
      <NothingToSkip.Component />
      <Line.Component />
    </div>
  ),
});

export const SkipsThisStep = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy("shell.firstSteps.step", { current: 1, total: 3 }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: copy("shell.firstSteps.skip") }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
});
