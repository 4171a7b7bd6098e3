import { expect, fn, within } from "storybook/test";
import { longestPayrollDocument, payrollDocuments } from "#src/people/payroll.ts";
import { people } from "#src/people/people.ts";
import { PayrollDocumentsScreen } from "#src/screens/payroll/PayrollDocumentsScreen.tsx";
import { copy } from "#stories/support/copy.ts";
import { frameAt } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";

const frame = frameAt("profile", people.milica);

const [latest] = payrollDocuments.slice(0, 1);
const three = payrollDocuments.slice(0, 3);

/** Payslips and certificates to download, newest first. Opened from billing data. */
const meta = preview.meta({
  component: PayrollDocumentsScreen,
  args: {
    frame,
    state: { kind: "ready", documents: three, isRefreshing: false },
    download: null,
    onRetry: fn(),
    onDownload: fn(),
  } as const,
  parameters: { layout: "fullscreen" },
});

export const Three = meta.story({
  name: "Drei Dokumente",
  parameters: { spec: ["PAY-15"], visual: { modes: ["small", "desktop", "dark"] } },
});
export const Loading = meta.story({
  name: "Wird geladen",
  args: { state: { kind: "loading" } },
  parameters: { spec: ["VS-093"] },
});
export const LoadFailed = meta.story({
  name: "Nicht geladen",
  args: { state: { kind: "failed", isRetrying: false } },
  parameters: { spec: ["VS-093"] },
});
export const LoadingAgain = meta.story({
  name: "Wird erneut geladen",
  args: { state: { kind: "failed", isRetrying: true } },
  parameters: { spec: ["VS-093"] },
});
export const Empty = meta.story({
  name: "Noch keine Lohnabrechnung",
  args: { state: { kind: "ready", documents: [], isRefreshing: false } },
  parameters: { spec: ["VS-093"] },
});
export const EmptyAndLoadingAgain = Empty.extend({
  name: "Noch keine, wird erneut geladen",
  args: { state: { kind: "ready", documents: [], isRefreshing: true } },
});
export const One = meta.story({
  name: "Ein Dokument",
  args: { state: { kind: "ready", documents: payrollDocuments.slice(0, 1), isRefreshing: false } },
  parameters: { spec: ["VS-094"] },
});
export const Many = meta.story({
  name: "Viele Dokumente",
  args: { state: { kind: "ready", documents: payrollDocuments, isRefreshing: false } },
  parameters: { spec: ["VS-094"] },
});
export const LongTitle = meta.story({
  name: "Mit dem längsten Titel",
  args: { state: { kind: "ready", documents: [longestPayrollDocument, ...three], isRefreshing: false } },
  parameters: { spec: ["VS-094"] },
});
export const Downloading = meta.story({
  name: "Dokument wird heruntergeladen",
  args: { download: { id: "2026-11", status: "downloading" } },
  parameters: { spec: ["VS-095"] },
});
export const DownloadFailed = meta.story({
  name: "Dokument nicht heruntergeladen",
  args: { download: { id: "2026-11", status: "failed" } },
  parameters: { spec: ["VS-095"] },
});
export const AddressUnfit = meta.story({
  name: "Link zum Dokument funktioniert nicht",
  args: {
    state: {
      kind: "ready",
      documents: three.map((document, at) => (at === 1 ? { ...document, downloadUrl: "" } : document)),
      isRefreshing: false,
    },
  },
  parameters: { spec: ["PAY-15"] },
});
export const DateUnreadable = meta.story({
  name: "Datum nicht lesbar",
  args: {
    state: { kind: "ready", documents: three.map((document) => ({ ...document, date: "" })), isRefreshing: false },
  },
});
export const OnASmallPhone = LongTitle.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

const behaviour = ["behaviour", "!autodocs"];

export const EachDocumentIsADownloadLink = meta.story({
  tags: behaviour,
  parameters: { spec: ["PAY-15"] },
  play: async ({ canvas, userEvent, args }) => {
    const links = canvas.getAllByRole("link", { name: /^Lohnabrechnung\s\S+\s\d{4}/ });
    await expect(links).toHaveLength(3);
    await expect(links.map((link) => link.getAttribute("href"))).toEqual(three.map(({ downloadUrl }) => downloadUrl));
    await expect(links[0]).toHaveTextContent("Lohnabrechnung Oktober 2026vom 02.11.2026");
    for (const row of canvas.getAllByRole("listitem"))
      await expect(within(row).queryByRole("paragraph")).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("link", { name: /Oktober 2026/ }));
    await expect(args.onDownload).toHaveBeenCalledTimes(1);
    await expect(args.onDownload).toHaveBeenCalledWith(latest);
  },
});

export const FetchesADocumentOnce = Downloading.extend({
  tags: behaviour,
  parameters: { spec: ["VS-095"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("link", { name: /Oktober 2026/ }));
    await expect(args.onDownload).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("link", { name: /September 2026/ }));
    await expect(args.onDownload).toHaveBeenCalledTimes(1);
  },
});

export const AFailedDownloadCanBeTriedAgain = DownloadFailed.extend({
  tags: behaviour,
  parameters: { spec: ["VS-095"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy("payroll.documents.downloadFailed"))).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: /Oktober 2026/ }));
    await expect(args.onDownload).toHaveBeenCalledWith(latest);
  },
});

export const ADocumentWithoutAnAddressIsNoLink = AddressUnfit.extend({
  tags: behaviour,
  parameters: { spec: ["PAY-15"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole("link", { name: /^Lohnabrechnung\s\S+\s\d{4}/ })).toHaveLength(2);
    await expect(canvas.getByText(copy("payroll.documents.linkFailed"))).toBeVisible();
    await userEvent.click(canvas.getByText("Lohnabrechnung September 2026"));
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
});

export const LoadsAgain = LoadFailed.extend({
  tags: behaviour,
  parameters: { spec: ["VS-093"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("failure.retry") }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
