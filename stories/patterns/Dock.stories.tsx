import { Dock } from "#src/patterns/Dock.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Reason } from "#src/primitives/Reason.tsx";
import preview from "#workbench/preview.tsx";

/** The way on in thumb reach: a reason or a sum, then the primary. AppShell brings it; screens only fill it. */
const meta = preview.meta({
  component: Dock,
  args: { children: <Button>Angaben speichern</Button> },
  parameters: { layout: "fullscreen" },
});

export const OneButton = meta.story({ name: "Eine Schaltfläche" });
export const WithReason = meta.story({
  name: "Mit Begründung, Schaltfläche gesperrt",
  args: {
    children: (
      <>
        <Reason>Bitte lesen Sie bis zum Ende.</Reason>
        <Button isDisabled>Regeln annehmen</Button>
      </>
    ),
  },
});
