import { expect, fn } from "storybook/test";
import { TextArea } from "#src/primitives/TextArea.tsx";
import preview from "#workbench/preview.tsx";

/** A few lines of free text. */
const meta = preview.meta({
  component: TextArea,
  args: { label: "Ihr Grund", name: "reason", value: "", onValueChange: fn() },
});

export const Empty = meta.story({ name: "Noch leer", args: { counter: "0 von 200 Zeichen" } });
export const Filled = meta.story({
  name: "Ausgefüllt",
  args: {
    value: "Mein Zug fällt aus. Der nächste kommt erst um 9 Uhr an.",
    counter: "55 von 200 Zeichen",
    hint: "Ein Satz genügt.",
  },
});
export const WithError = meta.story({ name: "Mit Fehler", args: { error: "Bitte geben Sie einen Grund ein." } });
export const Locked = meta.story({
  name: "Gesperrt, wird gespeichert",
  args: { value: "Mein Zug fällt aus.", isReadOnly: true },
});

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: (args) => (
    <div className="grid gap-4">
      <TextArea {...args} />
      <TextArea {...args} value="Mein Zug fällt aus." counter="19 von 200 Zeichen" />
      <TextArea {...args} error="Bitte geben Sie einen Grund ein." />
      <TextArea {...args} value="Mein Zug fällt aus." isReadOnly />
    </div>
  ),
});

export const RefusesMoreThanItsLimit = meta.story({
  tags: ["behaviour", "!autodocs"],
  args: { value: "x".repeat(200), maxLength: 200 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Ihr Grund" }), "y");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

const widths = Array.from({ length: 80 }, (_, at) => 260 + at * 2);

/** Typing would move everything below. */
export const TheCounterTakesNoFurtherLine = meta.story({
  tags: ["behaviour", "!autodocs"],
  render: (args) => (
    <>
      {widths.map((width) => (
        <div key={width} style={{ width }} className="flex items-start *:flex-none *:basis-full">
          {[0, 9, 10, 99, 100].map((count) => (
            <TextArea key={count} {...args} hint="Wo treffen Sie sich?" counter={`${count} von 100 Zeichen`} />
          ))}
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole("textbox", { name: "Ihr Grund" })
      .map((box) => box.parentElement?.getBoundingClientRect().height);
    for (const at of widths.keys())
      await expect(new Set(heights.slice(at * 5, at * 5 + 5)), `${widths[at]} px`).toHaveProperty("size", 1);
  },
});
