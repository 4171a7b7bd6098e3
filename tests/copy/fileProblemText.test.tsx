import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadCopy, type Locale } from "#src/copy/store.ts";
import { useFileProblemText } from "#src/copy/useFileProblemText.ts";
import { CopyWorkbench } from "#src/copy/workbench.tsx";
import type { FileKind, FileProblem } from "#src/model/contract/files.ts";
import { addEnglish } from "#src/copy/workbenchEnglish.ts";

addEnglish();

function Sentence({ kind, problem }: { kind: FileKind; problem: FileProblem }) {
  return useFileProblemText(kind)(problem);
}

async function rendered(locale: Locale, kind: FileKind, problem: FileProblem): Promise<string> {
  await loadCopy(locale, "files");
  return renderToStaticMarkup(
    <CopyWorkbench locale={locale}>
      <Sentence kind={kind} problem={problem} />
    </CopyWorkbench>,
  );
}

test("a failed upload is reported with the next step, in both languages (MSG-46, MSGS-133)", async () => {
  expect(await rendered("de", "idPhoto", "uploadFailed")).toMatch(/gesendet .*\. Bitte /);
  expect(await rendered("en", "idPhoto", "uploadFailed")).toMatch(/sent\. Please /);
});

test("a rejected format is reported with the accepted ones (MSG-47, MSGS-134)", async () => {
  expect(await rendered("de", "idPhoto", "invalidFormat")).toContain("JPG oder PNG");
  expect(await rendered("de", "contractDocument", "invalidFormat")).toContain("PDF, DOC oder DOCX");
  expect(await rendered("en", "idPhoto", "invalidFormat")).toContain("JPG or PNG");
  expect(await rendered("en", "contractDocument", "invalidFormat")).toContain("PDF, DOC or DOCX");
});

test("a file too large for a proxy is reported with an alternative to repeating the upload", async () => {
  const sentences = [
    await rendered("de", "contractDocument", "tooLargeForServer"),
    await rendered("de", "idPhoto", "tooLargeForServer"),
  ];
  for (const sentence of sentences) {
    expect(sentence).toMatch(/zu groß\. Bitte .*(kleinere Datei|kleineres Foto)\./);
    expect(sentence).not.toMatch(/erneut|noch einmal/);
  }
  expect(await rendered("en", "contractDocument", "tooLargeForServer")).toMatch(/too large\. Please .* smaller/);
  expect(await rendered("en", "idPhoto", "tooLargeForServer")).toMatch(/too large\. Please .* smaller/);
});

test("a file that is too large is reported with the limit (MSG-48, MSGS-135)", async () => {
  expect(await rendered("de", "contractDocument", "tooLarge")).toMatch(/zu groß\. .* 10\u00a0MB\.$/);
  expect(await rendered("en", "idPhoto", "tooLarge")).toMatch(/too large\. .* 10\u00a0MB\.$/);
});
