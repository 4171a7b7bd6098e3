import { QrCode } from "#src/primitives/QrCode.tsx";
import { joinCode } from "#stories/support/joinCode.ts";
import preview from "#workbench/preview.tsx";

/** A code for the cameras of others; dark on white in both themes. The app fetches what draws it only when it is asked for. */
const meta = preview.meta({ component: QrCode, args: { ...joinCode, name: "QR-Code mit dem Link zum Beitritt" } });

export const Link = meta.story({ name: "QR-Code mit Link", parameters: { visual: { modes: ["dark", "forced"] } } });
