import { encode } from "uqr";
import { qrPath } from "#src/lib/qrPath.ts";

const { data, size } = encode("https://gangway.example/group/join?code=48217306", { ecc: "M", border: 4 });

/** A QR code as the app draws it. */
export const joinCode = { size, path: qrPath(data) };
