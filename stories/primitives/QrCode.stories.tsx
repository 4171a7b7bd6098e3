import { QrCode } from "#src/primitives/QrCode.tsx";
import { de } from "#stories/support/copy.ts";
import { joinCode } from "#stories/support/joinCode.ts";
import preview from "#workbench/preview.tsx";

/** A code for other people's cameras; dark on white in both themes. Its renderer is loaded on request. */
const meta = preview.meta({
  component: QrCode,
  args: { ...joinCode, name: de("groups.qr.alt") },
  render: (args) => (
    <div className="grid justify-items-center gap-2 text-center">
      <QrCode {...args} />
      <p className="text-meta text-ink-2">{de("groups.header.number", { number: "4821 7306" })}</p>
    </div>
  ),
});

export const Link = meta.story({
  name: "QR-Code und Nummer",
  parameters: { visual: { modes: ["dark", "forced"] } },
});
