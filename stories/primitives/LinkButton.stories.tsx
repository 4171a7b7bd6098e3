import { Mail } from "lucide-react";
import { LinkButton } from "#src/primitives/LinkButton.tsx";
import { de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** A link that looks like a button. For an action on this page use Button. */
const meta = preview.meta({
  component: LinkButton,
  args: { href: "mailto:kontakt@example.de", children: de("availability.contact.toContact") },
});

export const Primary = meta.story({ name: "Wichtigster Link" });
export const WithIcon = meta.story({
  name: "Mit Icon",
  args: {
    children: (
      <>
        <Mail aria-hidden="true" className="size-5" />
        <span>{de("availability.contact.toContact")}</span>
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
      <WithIcon.Component />
      <Secondary.Component />
      <Quiet.Component />
    </div>
  ),
});
