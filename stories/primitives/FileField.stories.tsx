import { useState } from "react";
import { expect, fireEvent, fn } from "storybook/test";
import { FILE_ACCEPT } from "#src/model/contract/files.ts";
import { FileField } from "#src/primitives/FileField.tsx";
import preview from "#workbench/preview.tsx";

const label = "Nachweis";
const hint = "PDF, DOC oder DOCX, bis 10\u00a0MB";
const error = "Diese Datei passt hier nicht. Bitte wählen Sie eine Datei als PDF, DOC oder DOCX.";
const file = { name: "Arbeitsvertrag.pdf" };
const longName = { name: "Arbeitsvertrag_Probebetrieb_Terminal_3_unterschrieben_mit_allen_Anlagen_Seite_1_bis_12.pdf" };

/**
 * One file of the device. The box opens the device's file picker by touch, mouse or keyboard, then shows the chosen
 * file, which can be replaced or removed. The caller validates the file.
 */
const meta = preview.meta({
  component: FileField,
  args: {
    label,
    name: "document",
    accept: FILE_ACCEPT.contractDocument,
    file: null,
    onFileChange: fn(),
    chooseLabel: "Datei auswählen",
    removeLabel: "Entfernen",
    hint,
  },
});

export const Empty = meta.story({ name: "Noch leer" });
export const Chosen = meta.story({ name: "Datei ausgewählt", args: { file, note: "212\u00a0kB" } });
export const LongName = meta.story({ name: "Langer Dateiname", args: { file: longName, note: "8,4\u00a0MB" } });
export const Optional = meta.story({ name: "Freiwillig", args: { optionalLabel: "freiwillig" } });
export const WithError = meta.story({ name: "Mit Fehler", args: { error } });
export const Checking = meta.story({
  name: "Datei wird geprüft",
  args: { file, note: "Wird geprüft …", isReadOnly: true },
});
export const OnASmallPhone = LongName.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: (args) => (
    <div className="grid gap-5">
      <FileField {...args} label="Leer" />
      <FileField {...args} label="Gewählt, Fokus" file={file} note={"212\u00a0kB"} autoFocus />
      <FileField {...args} label="Langer Name" file={longName} note={"8,4\u00a0MB"} />
      <FileField {...args} label="Fehler" error={error} />
      <FileField {...args} label="Freiwillig" optionalLabel="freiwillig" />
      <FileField {...args} label="Wird geprüft" file={file} note="Wird geprüft …" isReadOnly />
    </div>
  ),
});

const chosen = new File(["%PDF-1.7"], "Vertrag.pdf", { type: "application/pdf" });
const behaviour = ["behaviour", "!autodocs"];

export const ReportsTheChosenFile = meta.story({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(label);
    await expect(field).toHaveAccessibleName("Nachweis Datei auswählen");
    await expect(field).toHaveAccessibleDescription(hint);
    await userEvent.upload(field, chosen);
    await expect(args.onFileChange).toHaveBeenCalledOnce();
    await expect(args.onFileChange).toHaveBeenCalledWith(chosen);
  },
});

export const CanBeChosenAndRemovedByKeyboard = meta.story({
  tags: behaviour,
  render: function Held(args) {
    const [current, setCurrent] = useState<File | null>(null);
    return <FileField {...args} file={current} onFileChange={setCurrent} />;
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(label);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.upload(field, chosen);
    await expect(field).toHaveAccessibleName("Nachweis Vertrag.pdf");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Entfernen: Nachweis" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveFocus();
    await expect(field.value).toBe("");
    await userEvent.upload(field, chosen);
    await expect(field).toHaveAccessibleName("Nachweis Vertrag.pdf");
  },
});

export const TakesTheSameFileAgainAfterItWasRefused = meta.story({
  tags: behaviour,
  render: function Refusing(args) {
    const [times, setTimes] = useState(0);
    return (
      <FileField
        {...args}
        error={times > 0 ? `${error} (${times})` : undefined}
        onFileChange={() => setTimes(times + 1)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(label);
    await userEvent.upload(field, chosen);
    await expect(field).toBeInvalid();
    await expect(field.value).toBe("");
  },
});

export const CannotBeChangedWhileLocked = Checking.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(label)).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Entfernen: Nachweis" }));
    await expect(args.onFileChange).not.toHaveBeenCalled();
    const opens = await fireEvent.click(canvas.getByLabelText(label));
    await expect(opens).toBe(false);
  },
});

/** Folders, right-to-left overrides and 300 characters: the shown name cannot mislead. */
export const ShowsNoNameThatMisleads = meta.story({
  tags: behaviour,
  args: { file: { name: "C:\\fakepath\\Vertrag_\u202efdp.exe" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Vertrag_fdp.exe")).toBeVisible();
  },
});
