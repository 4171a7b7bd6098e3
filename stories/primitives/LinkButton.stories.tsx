import { LinkButton } from "#src/primitives/LinkButton.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** A link that looks like a button. For an action on this page use Button. */
const meta = preview.meta({
  component: LinkButton,
  args: { href: "#ziel", children: de("availability.contact.toContact") },
});

export const Primary = meta.story({ name: "Wichtigster Link" });
export const WithTheWayOn = meta.story({
  name: "Mit Pfeil weiter",
  args: {
    children: (
      <>
        <span>{de("myEvent.toDates")}</span>
        <NextArrow />
      </>
    ),
  },
});
export const Secondary = meta.story({ name: "Zweiter Link", args: { variant: "secondary" } });
export const Quiet = meta.story({ name: "Zurückhaltend, ohne Rahmen", args: { variant: "quiet" } });

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: () => (
    <div className="grid gap-4">
      <Primary.Component />
      <WithTheWayOn.Component />
      <Secondary.Component />
      <Quiet.Component />
    </div>
  ),
});
