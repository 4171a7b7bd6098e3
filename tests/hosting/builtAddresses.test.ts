import path from "node:path";
import { build, createLogger, type Rolldown } from "vite";
import { afterEach, expect, test, vi } from "vitest";
import { top } from "#workbench/shared/source/files.ts";

afterEach(() => vi.unstubAllEnvs());

test("a build links to the configured addresses, and warns about each that users would miss", async () => {
  vi.stubEnv("VITE_PRIVACY_URL", "https://betreiber.example/datenschutz");
  vi.stubEnv("VITE_CONTACT_PERSON", "Jana Reuter");
  for (const name of ["VITE_TERMS_URL", "VITE_IMPRINT_URL"]) vi.stubEnv(name, "");
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
  expect(code).toContain('privacyUrl: "https://betreiber.example/datenschutz"');
  expect(code).toContain('imprintUrl: ""');
  const missing = printed.join("\n").matchAll(/no ([a-z -]+): set (\w+), or the app shows none/g);
  expect([...missing].map(([, what, name]) => [what, name])).toEqual([
    ["terms of use", "VITE_TERMS_URL"],
    ["imprint", "VITE_IMPRINT_URL"],
    ["accessibility statement", "VITE_ACCESSIBILITY_URL"],
    ["e-mail address for questions", "VITE_CONTACT_EMAIL"],
  ]);
});
