import { expect, fn, within } from "storybook/test";
import { MainNav, type MainNavProps } from "#src/patterns/MainNav.tsx";
import { copy } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

const mainNav: MainNavProps = {
  current: "event",
  applicationMode: "events",
  onOpen: fn(),
  profile: { initials: "AO", onOpen: fn() },
};

/** The way between the parts of the app at a desk and on a tablet. On phones the start page leads to them. */
const meta = preview.meta({
  component: MainNav,
  args: mainNav,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "desktop", isRotated: false } },
});

export const OnATablet = meta.story({
  name: "Auf dem Tablet",
  globals: { viewport: { value: "tablet", isRotated: false } },
});
export const AtADesk = meta.story({ name: "Am Computer" });
export const AvailabilityInstead = meta.story({
  name: "Verfügbarkeit statt Bewerbung",
  args: { applicationMode: "availability", current: "apply" },
});
export const OnNone = meta.story({ name: "Seite ohne Eintrag", args: { current: null } });

export const OpensAPlaceAndSaysWhereOneIs = AtADesk.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const nav = within(canvas.getByRole("navigation", { name: copy("shell.nav.label") }));
    await expect(nav.getAllByRole("button", { current: true })).toEqual([
      nav.getByRole("button", { name: copy("shell.nav.event") }),
    ]);
    await userEvent.click(nav.getByRole("button", { name: copy("shell.nav.group") }));
    await expect(args.onOpen).toHaveBeenCalledWith("group");
  },
});
