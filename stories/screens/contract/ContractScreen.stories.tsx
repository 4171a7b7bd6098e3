import { expect, fn, within } from "storybook/test";
import { ContractScreen } from "#src/screens/contract/ContractScreen.tsx";
import { copy, copyPart, de } from "#stories/support/copy.ts";
import { frameAt } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";

const frame = frameAt("profile");

const still = { pending: [], problem: null, isReceived: false, isOriginalThere: false, checkedAt: null } as const;
const at = {
  download: { kind: "open", status: "download_required", ...still },
  signAndSend: { kind: "open", status: "sign_and_send", ...still },
  processing: { kind: "open", status: "ucm_processing", ...still },
  ready: { kind: "open", status: "ucm_ready", ...still },
  complete: { kind: "open", status: "complete", ...still },
} as const;
const at0941 = Date.parse("2026-11-20T08:41:00Z");

/**
 * The contract from the download to the signed original. Comes from the card on the dashboard or from my profile; leads
 * to the ID check when complete.
 */
const meta = preview.meta({
  component: ContractScreen,
  args: {
    frame,
    state: at.signAndSend,
    mailbox: "vertraege@example.de",
    onRetry: fn(),
    onToEvents: fn(),
    onDownload: fn(),
    onOpenOriginal: fn(),
    onMarkAsSent: fn(),
    onCheck: fn(),
    onConfirm: fn(),
    onToIdCheck: fn(),
  } as const,
  parameters: { layout: "fullscreen" },
});

export const DownloadRequired = meta.story({
  name: "Vertrag noch herunterladen",
  args: { state: at.download },
  parameters: { spec: ["VS-070", "CONTR-16", "FMTS-16"], state: "contract.open.status.downloadRequired" },
});
export const SignAndSend = meta.story({
  name: "Unterschreiben und senden",
  parameters: {
    visual: { modes: ["small", "desktop", "dark", "forced"] },
    spec: [
      "VS-069",
      "CONTR-08",
      "CONTR-09",
      "CONTR-10",
      "CONTR-11",
      "CONTR-12",
      "CONTR-15",
      "MSGS-023",
      "MSGS-024",
      "MSGS-025",
      "MSGS-026",
      "MSGS-027",
    ],
    state: "contract.open.status.signAndSend.idle",
  },
});
export const Processing = meta.story({
  name: "Vertrag in Bearbeitung",
  args: { state: at.processing },
  parameters: {
    spec: ["VS-071", "CONTR-18", "CONTR-21", "CONTR-22", "MSGS-028"],
    state: "contract.open.status.processing.waiting",
  },
});
export const AskedByItself = Processing.extend({
  name: "Stand wird von selbst geprüft",
  parameters: { state: "contract.open.status.processing.polling" },
});
export const ProcessingAsked = meta.story({
  name: "In Bearbeitung, zuletzt geprüft",
  args: { state: { ...at.processing, checkedAt: at0941 } },
  parameters: { state: "contract.open.status.processing.waiting" },
});
export const Ready = meta.story({
  name: "Vertrag bereit",
  args: { state: at.ready },
  parameters: {
    spec: ["VS-072", "CONTR-18", "CONTR-23", "CONTR-24", "MSGS-029", "MSGS-030"],
    state: "contract.open.status.ready.idle",
  },
});
export const ReadyAndSeen = meta.story({
  name: "Bereit, Vertrag schon angesehen",
  args: { state: { ...at.ready, isReceived: true, isOriginalThere: true } },
  parameters: { state: "contract.open.papers.idle" },
});
export const ReadyNothingElsewhere = ReadyAndSeen.extend({
  name: "Bereit, kein anderes Gerät",
  parameters: { state: "contract.open.elsewhere.idle" },
});
export const ReadyReadByItself = ReadyAndSeen.extend({
  name: "Bereit, App liest den Stand neu",
  parameters: { state: "contract.open.elsewhere.reading" },
});
export const Complete = meta.story({
  name: "Vertrag abgeschlossen",
  args: { state: at.complete },
  parameters: {
    spec: ["VS-073", "CONTR-18", "CONTR-25", "MSGS-031"],
    state: "contract.open.status.complete",
  },
});
export const Downloading = meta.story({
  name: "Vertrag wird heruntergeladen",
  args: { state: { ...at.download, pending: ["download"] } },
  parameters: { spec: ["VS-074"], state: "contract.open.papers.downloading" },
});
export const DownloadingAgain = meta.story({
  name: "Wird erneut heruntergeladen",
  args: { state: { ...at.signAndSend, pending: ["download"] } },
  parameters: { spec: ["VS-074"], state: "contract.open.papers.downloading" },
});
export const Marking = meta.story({
  name: "Senden wird bestätigt",
  args: { state: { ...at.signAndSend, pending: ["mark"] } },
  parameters: { spec: ["VS-074"], state: "contract.open.status.signAndSend.marking" },
});
export const Checking = meta.story({
  name: "Stand wird geprüft",
  args: { state: { ...at.processing, pending: ["check"], checkedAt: at0941 } },
  parameters: { state: "contract.open.status.processing.checking" },
});
export const DownloadingTheProvidersContract = meta.story({
  name: "Unterschriebener Vertrag wird geladen",
  args: { state: { ...at.ready, pending: ["download"] } },
  parameters: { spec: ["VS-074"], state: "contract.open.papers.downloadingProvider" },
});
export const OpeningTheOriginal = meta.story({
  name: "Original wird geöffnet",
  args: { state: { ...at.ready, pending: ["open"] } },
  parameters: { state: "contract.open.papers.opening" },
});
export const Confirming = meta.story({
  name: "Empfang wird bestätigt",
  args: { state: { ...at.ready, pending: ["confirm"], isReceived: true } },
  parameters: { state: "contract.open.status.ready.confirming" },
});
export const DownloadFailed = meta.story({
  name: "Vertrag nicht heruntergeladen",
  args: { state: { ...at.download, problem: "download" } },
  parameters: { spec: ["VS-075"], state: "contract.open.status.downloadRequired" },
});
export const DownloadingAgainFailed = meta.story({
  name: "Nicht erneut heruntergeladen",
  args: { state: { ...at.signAndSend, problem: "download" } },
  parameters: { spec: ["VS-075"], state: "contract.open.status.signAndSend.idle" },
});
export const ProvidersContractFailed = meta.story({
  name: "Unterschriebener Vertrag nicht geladen",
  args: { state: { ...at.ready, problem: "download" } },
  parameters: { spec: ["VS-075"], state: "contract.open.status.ready.idle" },
});
export const OriginalFailed = meta.story({
  name: "Original nicht geöffnet",
  args: { state: { ...at.ready, problem: "open" } },
  parameters: { state: "contract.open.status.ready.idle" },
});
export const MarkingFailed = meta.story({
  name: "Nicht als gesendet markiert",
  args: { state: { ...at.signAndSend, problem: "mark" } },
  parameters: { state: "contract.open.status.signAndSend.idle" },
});
export const CheckingFailed = meta.story({
  name: "Stand nicht geprüft",
  args: { state: { ...at.processing, problem: "check" } },
  parameters: { state: "contract.open.status.processing.waiting" },
});
export const ConfirmingFailed = meta.story({
  name: "Erhalt nicht bestätigt",
  args: { state: { ...at.ready, problem: "confirm", isReceived: true } },
  parameters: { state: "contract.open.status.ready.idle" },
});
export const MailboxNotConfigured = meta.story({
  name: "Vertragspostfach nicht hinterlegt",
  args: { mailbox: "" },
  parameters: { spec: ["VS-076", "D-88"], state: "contract.open.status.signAndSend.idle" },
});
export const NoBookedShifts = meta.story({
  name: "Noch kein Vertrag, nichts gebucht",
  args: { state: { kind: "none" } },
  parameters: { spec: ["VS-077"], state: "contract.none.idle" },
});
export const NoneReadByItself = NoBookedShifts.extend({
  name: "Noch kein Vertrag, App sieht nach",
  parameters: { state: "contract.none.reading" },
});
export const Loading = meta.story({
  name: "Wird geladen",
  args: { state: { kind: "loading" } },
  parameters: { state: "contract.arriving.loading" },
});
export const LoadingFailed = meta.story({
  name: "Nicht geladen",
  args: { state: { kind: "failed", isRetrying: false } },
  parameters: { state: "contract.failed" },
});
export const LoadingAgain = meta.story({
  name: "Wird erneut geladen",
  args: { state: { kind: "failed", isRetrying: true } },
  parameters: { state: "contract.arriving.reloading" },
});
export const OnASmallPhone = SignAndSend.extend({
  name: "Auf kleinem Handy",
  args: { mailbox: "vertraege-und-nachweise.probebetrieb-terminal-3@bodenverkehrsdienste-flughafen.example.de" },
  globals: { viewport: { value: "small", isRotated: false } },
});
export const ReadyOnASmallPhone = Ready.extend({
  name: "Vertrag bereit, auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

export const AtADesk = SignAndSend.extend({
  name: "Am Rechner, mit allen Schritten",
  globals: { viewport: { value: "desktop", isRotated: false } },
});

const behaviour = ["behaviour", "!autodocs"];

export const SaysInGermanWhatToDo = SignAndSend.extend({
  tags: behaviour,
  parameters: {
    spec: ["VS-069", "CONTR-08", "CONTR-09", "CONTR-10", "CONTR-11", "CONTR-12", "CONTR-15", "MSGS-024", "MSGS-027"],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.closest("[lang]")).toHaveAttribute("lang", "de");
    await expect(canvas.getByText(copy("contract.page.step", { step: 5, total: 8 }))).toBeVisible();
    await expect(canvas.getAllByRole("listitem").map(({ innerText }) => innerText.split("\n"))).toEqual([
      ["1", de("contract.page.steps.sign.title"), de("contract.page.steps.sign.text")],
      ["2", de("contract.page.steps.scan.title"), de("contract.page.steps.scan.text")],
      [
        "3",
        de("contract.page.steps.send.title"),
        de("contract.page.steps.send.text", { mailbox: "vertraege@example.de" }),
      ],
    ]);
    await expect(canvas.getByRole("link", { name: copy("contract.page.steps.write") })).toBeVisible();
  },
});
export const WritesToTheMailbox = SignAndSend.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("link", { name: copy("contract.page.steps.write") })).toHaveAttribute(
      "href",
      "mailto:vertraege@example.de?subject=Unterschriebener%20Vertrag",
    );
    await userEvent.click(canvas.getByRole("button", { name: copy("contract.page.send.again") }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: copy("contract.page.send.submit") }));
    await expect(args.onMarkAsSent).toHaveBeenCalledOnce();
  },
});
export const ConfirmsOnlyWhatWasSeen = Ready.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    const confirm = canvas.getByRole("button", { name: copy("contract.page.documents.submit") });
    await expect(confirm).toHaveAccessibleDescription(copyPart("contract.page.documents.missing"));
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: copyPart("contract.page.documents.providerTitle") }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: copyPart("contract.page.documents.originalTitle") }));
    await expect(args.onOpenOriginal).toHaveBeenCalledOnce();
  },
});
export const TriesTheDownloadAgain = DownloadFailed.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(copyPart("contract.page.problems.download"));
    await userEvent.click(canvas.getByRole("button", { name: copy("contract.page.download.submit") }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
});
export const LeadsToTheIdCheck = Complete.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("contract.page.complete.toIdCheck") }));
    await expect(args.onToIdCheck).toHaveBeenCalledOnce();
  },
});

export const MarksTheStepBesideThePage = AtADesk.extend({
  tags: behaviour,
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole("list", { name: copy("contract.page.course.title") })).getAllByRole(
      "listitem",
    );
    await expect(steps).toHaveLength(5);
    await expect(steps[0]).toHaveTextContent(copyPart("contract.page.course.done"));
    await expect(steps[1]).toHaveTextContent(copyPart("contract.page.course.now"));
  },
});
