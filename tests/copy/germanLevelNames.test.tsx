import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadCopy } from "#src/copy/store.ts";
import { useGermanLevelNames } from "#src/copy/useGermanLevelNames.ts";
import { CopyWorkbench } from "#src/copy/workbench.tsx";
import { GERMAN_LEVELS } from "#src/model/profile/germanLevels.ts";
import { addEnglish } from "#src/copy/workbenchEnglish.ts";

addEnglish();

function Names() {
  const nameOf = useGermanLevelNames();
  return <p>{[...GERMAN_LEVELS, "native" as const].map(nameOf).join("; ")}</p>;
}

test.each([
  [
    "de",
    "A1 – Erste Kenntnisse; A2 – Grundkenntnisse; B1 – Mittlere Kenntnisse; B2 – Gute Kenntnisse; C1 – Sehr gute Kenntnisse; C2 – Muttersprache; Muttersprache",
  ],
  [
    "en",
    "A1 – Beginner; A2 – Elementary; B1 – Intermediate; B2 – Upper intermediate; C1 – Advanced; C2 – Native speaker; Native speaker",
  ],
] as const)(
  "a level is shown by its name in %s, the one that is no longer on offer too (FMT-19, FMT-20, FMTS-01, D-74)",
  async (locale, names) => {
    await loadCopy(locale, "lists");
    expect(
      renderToStaticMarkup(
        <CopyWorkbench locale={locale}>
          <Names />
        </CopyWorkbench>,
      ),
    ).toBe(`<p>${names}</p>`);
  },
);
