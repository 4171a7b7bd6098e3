import { fn } from "storybook/test";
import { Button } from "#src/primitives/Button.tsx";
import { Dialog } from "#src/primitives/Dialog.tsx";
import { FieldError } from "#src/primitives/FieldError.tsx";
import { GoogleMark } from "#src/primitives/GoogleMark.tsx";
import { TextField } from "#src/primitives/TextField.tsx";
import { de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** An error and how to fix it, beside its cause: a button, a choice, a question. Text fields render it themselves. */
const meta = preview.meta({ component: FieldError, args: { children: de("google.problems.failed") } });

export const AtAField = meta.story({
  name: "An einem Feld",
  render: () => (
    <TextField
      label={de("profile.form.labels.lastName")}
      name="lastName"
      value=""
      onValueChange={fn()}
      error={de("profile.form.required.lastName")}
    />
  ),
});
export const AtAButton = meta.story({
  name: "An einer Schaltfläche",
  render: (args) => (
    <div className="grid gap-5">
      <Button variant="secondary" width="always">
        <GoogleMark />
        <span>{de("google.offer")}</span>
      </Button>
      <FieldError {...args} />
    </div>
  ),
});
export const InADialog = meta.story({
  name: "In einem Dialog",
  args: { children: de("groups.leave.problems.failed") },
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <Dialog
      open
      onOpenChange={fn()}
      title={de("groups.leave.title")}
      description={de("groups.leave.body")}
      about={null}
      footer={
        <>
          <Button variant="confirmDanger" width="always">
            {de("groups.leave.confirm")}
          </Button>
          <Button variant="quiet" width="always">
            {de("groups.leave.keep")}
          </Button>
        </>
      }
    >
      <FieldError {...args} />
    </Dialog>
  ),
});
export const Nothing = meta.story({
  name: "Ohne Fehler, nichts zu sehen",
  tags: ["!autodocs"],
  args: { children: null },
});

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: () => (
    <div className="grid gap-4">
      <AtAField.Component />
      <AtAButton.Component />
      <Nothing.Component />
    </div>
  ),
});
