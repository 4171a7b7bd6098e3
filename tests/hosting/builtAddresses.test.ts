import path from "node:path";
import { build, createLogger, type Rolldown } from "vite";
import { afterEach, expect, test, vi } from "vitest";
import { top } from "#workbench/shared/source/files.ts";

afterEach(() => vi.unstubAllEnvs());

/** What a build with these variables makes of the app's configuration, and what it prints for whoever builds. */
async function builtWith(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const printed: string[] = [];
  const customLogger = createLogger("warn", { allowClearScreen: false });
  customLogger.warn = (line) => printed.push(line);
  const built = (await build({
    configFile: path.join(top, "vite.config.ts"),
    logLevel: "warn",
    customLogger,
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: path.join(top, "app/platform/config.ts"), preserveEntrySignatures: "strict" },
    },
  })) as Rolldown.RolldownOutput;
  const code = built.output.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
  return { code, printed: printed.join("\n") };
}

test("a build links to the configured addresses, and warns about none of them", async () => {
  const { code, printed } = await builtWith({
    VITE_PRIVACY_URL: "https://betreiber.example/datenschutz",
    VITE_IMPRINT_URL: "https://betreiber.example/impressum",
    VITE_ACCESSIBILITY_URL: "https://betreiber.example/barrierefreiheit",
  });
  expect(code).toContain('privacyUrl: "https://betreiber.example/datenschutz"');
  expect(code).toContain('imprintUrl: "https://betreiber.example/impressum"');
  expect(code).toContain('accessibilityUrl: "https://betreiber.example/barrierefreiheit"');
  expect(printed).toContain("VITE_TERMS_URL");
  expect(printed).not.toMatch(/VITE_(PRIVACY|IMPRINT|ACCESSIBILITY)_URL/);
});

test("a build without them prints a line for each, and links nowhere", async () => {
  const { code, printed } = await builtWith({ VITE_PRIVACY_URL: "", VITE_IMPRINT_URL: "" });
  expect(code).toMatch(/privacyUrl: ""/);
  expect(printed).toContain("no privacy notice: set VITE_PRIVACY_URL, or the app shows none");
  expect(printed).toContain("no imprint: set VITE_IMPRINT_URL, or the app shows none");
});
