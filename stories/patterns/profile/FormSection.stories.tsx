import { expect, fn } from "storybook/test";
import { FormSection } from "#src/patterns/profile/FormSection.tsx";
import { TextField } from "#src/primitives/TextField.tsx";
import preview from "#workbench/preview.tsx";

/** Related fields under a heading that names them as a group. Use it in forms with two or more groups. */
const meta = preview.meta({
  component: FormSection,
  args: {
    title: "Bankverbindung",
    children: (
      <>
        <TextField label="Name der Bank" name="bankName" value="Commerzbank Frankfurt" onValueChange={fn()} />
        <TextField label="Name auf dem Konto" name="accountHolder" value="Milica Lazarević" onValueChange={fn()} />
      </>
    ),
  },
});

export const One = meta.story({ name: "Ein Abschnitt" });
export const Two = meta.story({
  name: "Zwei Abschnitte",
  render: (args) => (
    <div className="grid gap-6">
      <FormSection {...args} />
      <FormSection title="Versicherung">
        <TextField label="Krankenkasse" name="health" value="AOK Hessen" onValueChange={fn()} />
      </FormSection>
    </div>
  ),
});

export const IsAGroupWithAName = One.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Bankverbindung" })).toContainElement(
      canvas.getByLabelText("Name der Bank"),
    );
  },
});
