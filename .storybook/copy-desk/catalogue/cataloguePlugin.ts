import { top } from "#workbench/shared/source/files.ts";
import { virtualModules } from "#workbench/shared/virtualModules.ts";
import { cataloguedKeys } from "./cataloguedKeys.ts";

const modules = {
  "virtual:text-catalogue": async () => {
    const { base, keys } = cataloguedKeys(top);
    return `export const base = ${JSON.stringify(base)};\nexport const keys = ${JSON.stringify(keys)};`;
  },
  "virtual:spelling": async () => {
    const { misspelt } = await import("#workbench/findings/spelling.ts");
    return `export const spelling = ${JSON.stringify(await misspelt())};`;
  },
};

/** All texts and their spelling. */
export const cataloguePlugin = () =>
  virtualModules("text-catalogue", modules, /\/src\/copy\/(?:[a-z]{2}\/\w+\.json|words\.txt)$/);
