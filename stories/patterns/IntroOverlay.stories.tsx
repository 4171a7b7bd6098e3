import { expect, fn, screen, waitFor } from "storybook/test";
import { IntroOverlay } from "#src/patterns/IntroOverlay.tsx";
import { copy, copyPart, de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

const long = de("intro.profile.text");

/**
 * An introduction over a form, only the first time. Longer texts are cut at 120 characters and can be expanded. Closing
 * it, in any way, leads to the form.
 */
const meta = preview.meta({
  component: IntroOverlay,
  args: {
    open: true,
    title: "Flughafenausweis bereitlegen",
    text: long,
    start: "Profildaten eingeben",
    onClose: fn(),
  },
  parameters: { layout: "fullscreen" },
});

export const Cut = meta.story({ name: "Text gekürzt", parameters: { spec: ["VS-037"] } });
export const Expanded = meta.story({
  name: "Text ganz angezeigt",
  args: { startsExpanded: true },
  parameters: { spec: ["VS-038"] },
});
export const ShortText = meta.story({
  name: "Kurzer Text",
  args: { text: "Halten Sie Ihren Flughafenausweis bereit." },
  parameters: { spec: ["VS-039"] },
});
export const Counterexample = ShortText.extend({
  name: "So nicht",
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: [] },
  args: { start: "OK" },
});
export const Closed = meta.story({ name: "Geschlossen", tags: ["!autodocs"], args: { open: false } });
export const LongestText = meta.story({
  name: "Mit dem längsten Text",
  tags: ["!autodocs"],
  args: { startsExpanded: true, text: Array.from({ length: 8 }, () => long).join(" ") },
  globals: { viewport: { value: "small", isRotated: false } },
});

const behaviour = ["behaviour", "!autodocs"];

export const ShowsMoreAndLess = meta.story({
  tags: behaviour,
  parameters: { spec: ["PROF-08", "PROF-09", "MSGS-009", "VS-037", "VS-038"] },
  play: async ({ userEvent }) => {
    const more = await screen.findByRole("button", { name: copy("intro.more") });
    await expect(screen.getByText(`${long.slice(0, 120)}…`)).toBeInTheDocument();
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(more);
    await expect(screen.getByText(long)).toBeInTheDocument();
    const less = screen.getByRole("button", { name: copy("intro.less") });
    await expect(less).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(screen.queryByText(long)).not.toBeInTheDocument();
    await expect(less).toHaveTextContent(copyPart("intro.more"));
  },
});

export const HasNothingToShowOfAShortText = ShortText.extend({
  tags: behaviour,
  play: async () => {
    await screen.findByRole("dialog", { name: "Flughafenausweis bereitlegen" });
    await expect(screen.getAllByRole("button")).toHaveLength(1);
  },
});

export const ClosesByEveryControl = meta.story({
  tags: behaviour,
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "Profildaten eingeben" }));
    await userEvent.keyboard("{Escape}");
    await userEvent.setup({ pointerEventsCheck: 0 }).click(document.querySelector("[data-veil]")!);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(3));
  },
});
