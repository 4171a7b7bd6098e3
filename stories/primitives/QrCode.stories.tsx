import { QrCode } from "#src/primitives/QrCode.tsx";
import { joinCode } from "#stories/support/joinCode.ts";
import preview from "#workbench/preview.tsx";

/** A code for other people's cameras; dark on white in both themes. Its renderer is loaded on request. */
const meta = preview.meta({ component: QrCode, args: { ...joinCode, name: "QR-Code mit dem Link zum Beitritt" } });

export const Link = meta.story({ name: "QR-Code mit Link", parameters: { visual: { modes: ["dark", "forced"] } } });
