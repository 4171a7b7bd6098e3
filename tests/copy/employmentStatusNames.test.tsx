import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadCopy } from "#src/copy/store.ts";
import { useEmploymentStatusNames } from "#src/copy/useEmploymentStatusNames.ts";
import { CopyWorkbench } from "#src/copy/workbench.tsx";
import { EMPLOYMENT_STATUSES } from "#src/model/lists.ts";
import { addEnglish } from "#src/copy/workbenchEnglish.ts";

addEnglish();

function Names() {
  return <p>{EMPLOYMENT_STATUSES.map(useEmploymentStatusNames()).join("; ")}</p>;
}

test.each([
  ["de", "In Vollzeit beschäftigt; In Teilzeit beschäftigt; Freiberuflich; Im Studium; Arbeitslos; Im Ruhestand"],
  ["en", EMPLOYMENT_STATUSES.join("; ")],
] as const)("an employment is shown by its name in %s (FMTS-03, D-97)", async (locale, names) => {
  await loadCopy(locale, "lists");
  expect(
    renderToStaticMarkup(
      <CopyWorkbench locale={locale}>
        <Names />
      </CopyWorkbench>,
    ),
  ).toBe(`<p>${names}</p>`);
});
