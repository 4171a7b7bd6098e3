import { withJoiners } from "#src/copy/build/icu.ts";
import type { de as catalogue } from "#tests/journeys/copy.ts";

const areas = import.meta.glob<string>("/src/copy/de/*.json", { query: "?raw", import: "default", eager: true });

const shown = (_: string, value: unknown) => (typeof value === "string" ? withJoiners(value) : value);

/** What the app says, as it stands in the catalogue and with the joiners of the page, and not as the app's own build compiles it. */
export const de = Object.fromEntries(
  Object.entries(areas).map(([file, text]) => [/(\w+)\.json$/.exec(file)?.[1], JSON.parse(text, shown) as unknown]),
) as typeof catalogue;
