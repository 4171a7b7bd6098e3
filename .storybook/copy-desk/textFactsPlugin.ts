import { top } from "#workbench/shared/source/files.ts";
import { virtualModules } from "#workbench/shared/virtualModules.ts";
import { readApprovals } from "./readApprovals.ts";

// Imported on demand: what reads code brings the compiler, which would delay the start of the dev server.
const modules = {
  "virtual:copy-use": async () => {
    const { copyUse } = await import("./copyUse.ts");
    return `export const copyUse = ${JSON.stringify(copyUse(top))};`;
  },
  "virtual:text-status": async () => {
    const { picturePrints } = await import("./pictures.ts");
    return `export const approvals = ${JSON.stringify(readApprovals(top).approvals)};\nexport const pictures = ${JSON.stringify(picturePrints(top))};`;
  },
};

/** Which stories can show which text, and the status of each text. */
export const textFactsPlugin = () => virtualModules("text-facts", modules, /\/(src|stories|app)\/.*\.(tsx?|json|css)$/);
