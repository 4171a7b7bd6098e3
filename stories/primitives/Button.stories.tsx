import { RotateCw, Trash } from "lucide-react";
import { expect, fn } from "storybook/test";
import { Button } from "#src/primitives/Button.tsx";
import { Reason } from "#src/primitives/Reason.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

const nextStep = (
  <>
    <span>Weiter</span>
    <NextArrow />
  </>
);

/**
 * Starts an action, or goes to another page of the app. One primary button per screen; the one to the next step has the
 * arrow. To leave the app, use LinkButton. The reason why a button is off is shown directly above it.
 */
const meta = preview.meta({ component: Button, args: { children: "Angaben speichern", onClick: fn() } });

export const Primary = meta.story({ name: "Wichtigste Schaltfläche" });
export const WithTheWayOn = meta.story({ name: "Mit Pfeil weiter", args: { children: nextStep } });
export const Busy = meta.story({ name: "Wird gespeichert", args: { isPending: true, children: "Wird gespeichert …" } });
export const Off = meta.story({
  name: "Gesperrt, mit dem Grund darüber",
  args: { isDisabled: true, "aria-describedby": "missing", children: "Code bestätigen" },
  render: (args) => (
    <div className="grid justify-items-start gap-2">
      <Reason id="missing">{de("auth.code.missing", { missing: 3 })}</Reason>
      <Button {...args} />
    </div>
  ),
});
export const Secondary = meta.story({ name: "Zweite Schaltfläche", args: { variant: "secondary" } });
export const Quiet = meta.story({
  name: "Zurückhaltend, ohne Rahmen",
  args: { variant: "quiet", children: "Änderungen löschen" },
});
export const Danger = meta.story({
  name: "Löschen, vor der Rückfrage",
  args: { variant: "danger", children: "Gruppe löschen" },
});
export const ConfirmDanger = meta.story({
  name: "Löschen bestätigen",
  args: { variant: "confirmDanger", children: "Gruppe löschen" },
});

export const InARow = meta.story({
  name: "In einer Zeile",
  args: { variant: "secondary", size: "row", width: "natural", children: "Check-in" },
});
export const InATable = meta.story({
  name: "In einer Tabelle",
  args: { variant: "secondary", size: "table", width: "natural", children: "Check-in" },
});

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: () => (
    <div className="grid justify-items-start gap-3">
      <Button>{nextStep}</Button>
      <Button>Angaben speichern</Button>
      <Button isPending>Wird gespeichert …</Button>
      <div className="grid w-full justify-items-start gap-2">
        <Reason id="reason">{de("auth.code.missing", { missing: 3 })}</Reason>
        <Button isDisabled aria-describedby="reason">
          Code bestätigen
        </Button>
      </div>
      <Button variant="secondary">
        <RotateCw className="size-5" />
        Neuen Code anfordern
      </Button>
      <Button variant="secondary" isPending>
        Code wird gesendet …
      </Button>
      <Button variant="quiet">Änderungen löschen</Button>
      <Button variant="danger">
        <Trash className="size-5" />
        Gruppe löschen
      </Button>
      <Button variant="confirmDanger">Gruppe löschen</Button>
      <Button variant="secondary" size="row" width="natural">
        Check-in
      </Button>
    </div>
  ),
});

export const IgnoresClicksWhileBusy = meta.story({
  tags: ["behaviour", "!autodocs"],
  args: { isPending: true, children: "Wird gespeichert …" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const ShowsTheArrowOnlyBesideALabelThatFits = meta.story({
  tags: ["behaviour", "!autodocs"],
  args: { children: nextStep },
  parameters: { oneAct: ["Weiter"] },
  render: (args) => (
    <div className="grid gap-3">
      {["w-50", "w-26"].map((width) => (
        <div key={width} className={width}>
          <Button {...args} width="always" />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const [wide, narrow] = canvas.getAllByRole("button");
    await expect(wide!.querySelector("svg")).toBeVisible();
    await expect(narrow!.querySelector("svg")).not.toBeVisible();
    const [line, label] = canvas.getAllByText("Weiter").map(({ offsetHeight }) => offsetHeight);
    await expect(label).toBe(line);
  },
});

export const OnADesktopAFlushLabelBeginsAtTheEdgeOfTheColumn = Quiet.extend({
  tags: ["behaviour", "!autodocs"],
  globals: { viewport: { value: "desktop", isRotated: false } },
  args: { width: "flush", children: <span>Abmelden</span> },
  render: (args) => (
    <div className="grid">
      <p>Einstellungen</p>
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [edge, label] = ["Einstellungen", "Abmelden"].map((text) => canvas.getByText(text).getBoundingClientRect());
    await expect(Math.abs(label!.left - edge!.left)).toBeLessThan(1);
  },
});

export const StaysReachableByKeyWhenOff = meta.story({
  tags: ["behaviour", "!autodocs"],
  args: { isDisabled: true, children: "Code bestätigen" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

export const SendsNoFormWhenOff = meta.story({
  tags: ["behaviour", "!autodocs"],
  args: { isDisabled: true, type: "submit", children: "Code bestätigen" },
  render: (args) => (
    <form onSubmit={onSubmit}>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});
