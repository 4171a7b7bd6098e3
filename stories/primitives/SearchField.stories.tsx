import { useState } from "react";
import { expect, fn } from "storybook/test";
import { SearchField } from "#src/primitives/SearchField.tsx";
import preview from "#workbench/preview.tsx";

/** Filters a list while typing. Show the number of results beside the list. */
const meta = preview.meta({
  component: SearchField,
  args: { label: "Name oder Ausweis", value: "", onValueChange: fn(), clearLabel: "Suche leeren" },
});

export const Empty = meta.story({ name: "Noch leer", args: { value: "" } });
export const Filled = meta.story({ name: "Suche ausgefüllt", args: { value: "Lazarević" } });
export const LongText = meta.story({
  name: "Langer Text",
  args: { value: "Maximiliane Aurelia Wilhelmina Franziska Theodora" },
});

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: (args) => (
    <div className="grid gap-4">
      <SearchField {...args} />
      <SearchField {...args} value="Lazarević" />
    </div>
  ),
});

export const EmptiesAndKeepsTheFocus = meta.story({
  tags: ["behaviour", "!autodocs"],
  render: function Typed(args) {
    const [value, setValue] = useState("Amira");
    return <SearchField {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Name oder Ausweis" });
    await expect(field).not.toBeRequired();
    await userEvent.click(canvas.getByRole("button", { name: "Suche leeren" }));
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole("button")).toBeNull();
    await userEvent.type(field, "Jasper");
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveValue("");
  },
});
