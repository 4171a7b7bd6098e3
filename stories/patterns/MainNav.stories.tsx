import { expect, fn, within } from "storybook/test";
import { MainNav, type MainNavProps } from "#src/patterns/MainNav.tsx";
import { ProfileMark } from "#src/patterns/ProfileMark.tsx";
import { Logo } from "#src/primitives/Logo.tsx";
import { copy, de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** Of the start page and of its task; the others are steps and actions. */
const notPages = [de("shell.nav.event"), "Vertrag unterschreiben", "Gruppe verlassen", "Abmelden"];

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
export const Counterexample = OnATablet.extend({
  name: "So nicht",
  tags: ["behaviour", "!autodocs"],
  render: ({ profile }) => (
    <nav data-sign="" aria-label={de("shell.nav.label")} className="bg-sign px-page text-sign-ink">
      <div className="mx-auto flex max-w-content items-center gap-2">
        <Logo className="h-8" />
        <ul className="ml-auto flex text-meta font-strong whitespace-nowrap">
          {notPages.map((name, at) => (
            <li
              key={name}
              className={`grid min-h-14 content-center px-2 ${at > 0 ? "pb-0.5 text-sign-ink-2" : "border-b-2 border-signal"}`}
            >
              {name}
            </li>
          ))}
        </ul>
        <div className="-mr-1.5">
          <ProfileMark initials="" {...profile} />
        </div>
      </div>
    </nav>
  ),
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
