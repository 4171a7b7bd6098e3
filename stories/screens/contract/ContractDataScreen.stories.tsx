import { useEffect, useState } from "react";
import { expect, fn } from "storybook/test";
import { EMPLOYMENT_STATUSES } from "#src/model/lists.ts";
import { ContractDataScreen, type ContractDataState } from "#src/screens/contract/ContractDataScreen.tsx";
import { copy, copyPart, de } from "#stories/support/copy.ts";
import { frameAt } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";
import { WithNotice } from "#stories/support/WithNotice.tsx";

const frame = frameAt("profile");

const ready = {
  kind: "ready",
  employmentType: "",
  document: null,
  problems: {},
  attempt: 0,
  status: "editing",
  failure: null,
} as const;
const document = { name: "Arbeitsvertrag.pdf", size: 217_000 };
const longName = { name: `Arbeitsvertrag_${"mit_allen_Anlagen_".repeat(16)}Seite_1.pdf`, size: 8_800_000 };
const fullTime = { ...ready, employmentType: "Full-time employed" } as const;
const filled = { ...fullTime, document } as const;

/** The data that the provider needs for the contract. Comes from the profile, the dashboard or an intro; returns there after saving. */
const meta = preview.meta({
  component: ContractDataScreen,
  args: {
    frame,
    state: ready,
    sent: 0,
    showsIntro: false,
    onCloseIntro: fn(),
    onRetry: fn(),
    onTypeChange: fn(),
    onDocumentChange: fn(),
    onSubmit: fn(),
  } as const,
  parameters: { layout: "fullscreen", state: "contractData.editing" },
});

export const IntroUnseen = meta.story({
  name: "Mit Einführung beim ersten Besuch",
  args: { showsIntro: true },
  parameters: { spec: ["VS-062", "CONTR-01"] },
});
export const IntroSeen = meta.story({ name: "Einführung schon gesehen", parameters: { spec: ["VS-062"] } });
export const Empty = meta.story({
  name: "Formular noch leer",
  parameters: {
    visual: { modes: ["small", "desktop", "dark", "forced"] },
    spec: ["VS-063", "CONTR-02", "CONTR-03", "D-70"],
  },
});
export const FullTimeWithoutDocument = meta.story({
  name: "Vollzeit, Nachweis fehlt",
  args: { state: { ...fullTime, problems: { employmentDocument: "documentRequired" }, attempt: 1 } },
  parameters: { spec: ["VS-064", "CONTR-05"] },
});
export const NothingChosen = meta.story({
  name: "Beschäftigung fehlt",
  args: { state: { ...ready, problems: { employmentType: "required" }, attempt: 1 } },
  parameters: { spec: ["CONTR-04"] },
});
export const OtherEmployment = meta.story({
  name: "Studium, Nachweis freiwillig",
  args: { state: { ...ready, employmentType: "Student" } },
  parameters: { spec: ["VS-065", "D-71"] },
});
export const DocumentChosen = meta.story({
  name: "Nachweis ausgewählt",
  args: { state: filled },
  parameters: { spec: ["VS-066"] },
});
export const DocumentWithALongName = meta.story({
  name: "Nachweis mit langem Dateinamen",
  args: { state: { ...fullTime, document: longName } },
  parameters: { spec: ["VS-066", "U5"] },
});
export const ReadingTheDocument = meta.story({
  name: "Datei wird geprüft",
  args: { state: { ...filled, status: "checking" } },
  parameters: { state: "contractData.reading" },
});
export const WrongType = meta.story({
  name: "Falsches Dateiformat",
  args: { state: { ...fullTime, problems: { employmentDocument: "invalidFormat" } } },
  parameters: { spec: ["VS-067", "CONTR-06", "MSGS-134"] },
});
export const TooLarge = meta.story({
  name: "Datei zu groß",
  args: { state: { ...fullTime, problems: { employmentDocument: "tooLarge" } } },
  parameters: { spec: ["D-98", "MSGS-135"] },
});
export const TooLargeForServer = meta.story({
  name: "Datei zu groß für den Server",
  args: { state: { ...filled, attempt: 1, problems: { employmentDocument: "tooLargeForServer" } } },
});
export const Saving = meta.story({
  name: "Wird gespeichert",
  args: { state: { ...filled, attempt: 1, status: "saving" }, sent: 40 },
  parameters: { spec: ["VS-068"], state: "contractData.saving" },
});
export const Saved = meta.story({
  name: "Vertragsdaten gespeichert",
  args: { state: { ...filled, attempt: 1 } },
  parameters: { spec: ["VS-068"] },
  render: (args) => (
    <WithNotice tone="success" text="contract.saved">
      <ContractDataScreen {...args} />
    </WithNotice>
  ),
});
export const SavingWithoutADocument = meta.story({
  name: "Wird ohne Nachweis gespeichert",
  args: { state: { ...ready, employmentType: "Student", attempt: 1, status: "saving" } },
  parameters: { state: "contractData.saving" },
});
export const UploadFailed = meta.story({
  name: "Datei nicht hochgeladen",
  args: { state: { ...filled, attempt: 1, failure: "uploadFailed" } },
  parameters: { spec: ["VS-068", "MSGS-133"] },
});
export const SavingFailed = meta.story({
  name: "Nicht gespeichert",
  args: { state: { ...ready, employmentType: "Student", attempt: 1, failure: "saveFailed" } },
});
export const Loading = meta.story({
  name: "Wird geladen",
  args: { state: { kind: "loading" } },
  parameters: { state: "contractData.arriving.loading" },
});
export const LoadingFailed = meta.story({
  name: "Nicht geladen",
  args: { state: { kind: "failed", isRetrying: false } },
  parameters: { state: "contractData.failed" },
});
export const LoadingAgain = meta.story({
  name: "Wird erneut geladen",
  args: { state: { kind: "failed", isRetrying: true } },
  parameters: { state: "contractData.arriving.reloading" },
});
export const OnASmallPhone = DocumentWithALongName.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

const behaviour = ["behaviour", "!autodocs"];

export const OffersTheSixEmployments = meta.story({
  tags: behaviour,
  parameters: { spec: ["CONTR-07"] },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("combobox", { name: copy("contract.data.labels.employmentType") });
    const offered = canvas.getAllByRole<HTMLOptionElement>("option").map(({ value }) => value);
    await expect(offered).toEqual(["", ...EMPLOYMENT_STATUSES]);
    await userEvent.selectOptions(field, de("lists.employmentStatus.student"));
    await expect(args.onTypeChange).toHaveBeenCalledWith("Student");
  },
});
export const LeadsToWhatIsMissing = meta.story({
  tags: behaviour,
  render: function Judged(args) {
    const [state, setState] = useState<ContractDataState>({ ...fullTime });
    const judge = () => setState({ ...fullTime, problems: { employmentDocument: "documentRequired" }, attempt: 1 });
    return <ContractDataScreen {...args} state={state} onSubmit={judge} />;
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(copy("contract.data.labels.document"));
    await expect(field).toBeValid();
    await userEvent.click(canvas.getByRole("button", { name: copy("contract.data.submit") }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(copyPart("contract.data.required.document"));
  },
});
export const TellsWhatBelongsToTheField = WrongType.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(copy("contract.data.labels.document"));
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(copyPart("files.problems.invalidFormat.contractDocument"));
    const chosen = new File(["%PDF-1.7"], "Vertrag.pdf");
    await userEvent.upload(field, chosen);
    await expect(args.onDocumentChange).toHaveBeenCalledWith(chosen);
  },
});
export const KeepsTheDocumentWhoseUploadFailed = UploadFailed.extend({
  tags: behaviour,
  parameters: { spec: ["VS-068"] },
  play: async ({ canvas, userEvent, args }) => {
    const errors = canvas.getAllByRole("alert").map(({ textContent }) => textContent);
    await expect(errors).toContain(de("files.problems.uploadFailed"));
    await expect(canvas.getByText("Arbeitsvertrag.pdf")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: copy("contract.data.submit") }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
export const LeadsToTheDocumentThatIsTooLargeForTheServer = meta.story({
  tags: behaviour,
  render: function Sent(args) {
    const [state, setState] = useState<ContractDataState>({ ...filled });
    useEffect(() => {
      if (state.kind !== "ready" || state.status !== "saving") return;
      setState({ ...state, status: "editing", problems: { employmentDocument: "tooLargeForServer" } });
    }, [state]);
    return (
      <ContractDataScreen
        {...args}
        state={state}
        onSubmit={() => setState({ ...filled, attempt: 1, status: "saving" })}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(copy("contract.data.labels.document"));
    await userEvent.click(canvas.getByRole("button", { name: copy("contract.data.submit") }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(copyPart("files.problems.tooLargeForServer.contractDocument"));
    await expect(canvas.getByText("Arbeitsvertrag.pdf")).toBeVisible();
  },
});
export const SendsNothingTwice = Saving.extend({
  tags: behaviour,
  parameters: { spec: ["VS-068"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole("button", { name: copy("contract.data.saving") }));
    await userEvent.click(canvas.getByRole("button", { name: copyPart("contract.data.removeFile") }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onDocumentChange).not.toHaveBeenCalled();
  },
});
export const ClosesTheIntroWithEscape = IntroUnseen.extend({
  tags: behaviour,
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard("{Escape}");
    await expect(args.onCloseIntro).toHaveBeenCalledOnce();
  },
});
