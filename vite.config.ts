import { appendFileSync, cpSync, rmSync } from "node:fs";
import type { ServerResponse } from "node:http";
import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import sirv from "sirv";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { withGoogle } from "./app/platform/google/inMarkup.ts";
import { withSettings } from "./app/platform/pageSettings.ts";
import { sandbox } from "./app/sandbox/vitePlugin.ts";
import { REVALIDATED } from "./app/hosting/caching.ts";
import { asGroups, chunk, refuseUnmatched } from "./app/hosting/chunks.ts";
import { compressAssets } from "./app/hosting/compressAssets.ts";
import { prerenderEntry, withoutEarlyModule } from "./app/hosting/prerenderPlugin.ts";
import { securityHeaders } from "./app/hosting/securityHeaders.ts";
import { unsetAddresses } from "./app/hosting/unsetAddresses.ts";
import { copy } from "./src/copy/build/plugin.ts";
import { OLDEST_BROWSERS } from "./src/model/browsers.ts";
import { NOTICES, noticesBesideModules } from "./src/library/notices.ts";

const top = import.meta.dirname;

/** Writes the Google client into the built page, so that it can be set or removed after the build (C-06). */
const nameGoogleClient = (): Plugin => {
  let clientId = "";
  return {
    name: "gangway-google-client",
    configResolved({ env }) {
      clientId = String(env.VITE_GOOGLE_CLIENT_ID ?? "");
    },
    transformIndexHtml: (html) => (clientId ? withGoogle(html, { clientId, script: null }) : html),
  };
};

/** Writes addresses and setup of the build into the page (D-09, D-62, D-88). */
const nameAddresses = (): Plugin => {
  let addresses: Parameters<typeof withSettings>[1] = {};
  let unset: string[] = [];
  return {
    name: "gangway-addresses",
    configResolved({ command, env }) {
      const named = env as Record<string, string>;
      const { VITE_REGISTRATION_URL, VITE_CONTACT_EMAIL, VITE_CONTRACTS_EMAIL } = named;
      addresses = {
        registrationUrl: VITE_REGISTRATION_URL ?? "",
        contactPerson: named.VITE_CONTACT_PERSON ?? "",
        contactPhone: named.VITE_CONTACT_PHONE ?? "",
        contactEmail: VITE_CONTACT_EMAIL ?? "",
        contactHours: named.VITE_CONTACT_HOURS ?? "",
        contractsEmail: VITE_CONTRACTS_EMAIL ?? "",
        applicationMode: named.VITE_APPLICATION_MODE ?? "",
        calendarProvider: named.VITE_CALENDAR_PROVIDER ?? "",
        providerOffers: named.VITE_PROVIDER_OFFERS ?? "",
      };
      unset = command === "build" ? unsetAddresses(env) : [];
    },
    transformIndexHtml: (html) => withSettings(html, addresses),
    closeBundle() {
      if (unset.length > 0) this.warn(unset.join("\n"));
    },
  };
};

/** Adds licences of files that no module imports, compresses files, and moves the list of chunks out of `dist`. */
const finishBuild = (): Plugin => ({
  name: "gangway-finish-build",
  apply: "build",
  writeBundle({ dir = "" }) {
    appendFileSync(path.join(dir, NOTICES), noticesBesideModules());
    compressAssets(path.join(dir, "assets"));
    cpSync(path.join(dir, ".vite"), path.join(top, "node_modules/.vite-build"), { recursive: true });
    rmSync(path.join(dir, ".vite"), { recursive: true });
  },
});

const previewHeaders = securityHeaders(null);

/** Serves like the hosts: the default preview compresses on the fly, and serves the page for missing code. */
const sendPacked = (): Plugin => ({
  name: "gangway-send-packed",
  configurePreviewServer({ middlewares, config, httpServer }) {
    // Node closes an idle connection after 6 s, which resets a request that a client has just sent on it. In ms.
    if ("keepAliveTimeout" in httpServer) httpServer.keepAliveTimeout = 600_000;
    const setHeaders = (answer: ServerResponse) => void answer.setHeaders(new Map(Object.entries(previewHeaders)));
    // `dev`: a new build may replace the files while the preview runs.
    const options = { dev: true, etag: true, brotli: true, gzip: true, setHeaders };
    middlewares.use("/assets", sirv(path.join(config.build.outDir, "assets"), options));
    middlewares.use("/assets", (_, answer: ServerResponse) => {
      setHeaders(answer);
      answer.writeHead(404, { "Cache-Control": REVALIDATED, "Content-Type": "text/plain" }).end("Not found\n");
    });
  },
});

/**
 * Few files per screen: code loaded together compresses better together. Next to the module that opens a chunk are
 * modules shared by several chunks, which would otherwise land in a later one and load it too early.
 */
const chunkGroups = [
  // Small screens and icons compress best with the entry.
  chunk(
    "start",
    "/app/index.html",
    "/src/screens/start/BrokenScreen.tsx",
    "/src/screens/auth/BootScreen.tsx",
    ...["clock", "rotate-cw"].map((name) => `/icons/${name}.mjs`),
  ),
  // Shared by auth and signed-in screens.
  chunk(
    "app",
    "/app/startApp.tsx",
    "/app/client/client.ts",
    "/app/client/problemOf.ts",
    "/app/client/calls/access.ts",
    "/app/session/authMemory.ts",
    "/app/platform/memoizeByRef.ts",
    "/src/model/auth/phone.ts",
    "/src/lib/codeIn.ts",
    "/src/lib/composing.ts",
    "/src/lib/nameParts.ts",
    "/src/copy/files.ts",
  ),
  chunk("machines", "/node_modules/xstate/", "/app/shell/notProvided.ts"),
  chunk("machinesInReact", "/node_modules/@xstate/react/"),
  chunk("codeField", "/src/primitives/CodeField.tsx"),
  chunk("wayIn", "/app/features/auth/AuthFlow.tsx", "/app/features/auth/CodeVerificationPage.tsx"),
  chunk(
    "shell",
    "/src/copy/de/failure.json",
    "/src/primitives/openDialogs.ts",
    ...["AppShell", "Dock", "LoadFailure", "Loading"].map((name) => `/src/patterns/${name}.tsx`),
    ...["bell", "check", "x"].map((name) => `/icons/${name}.mjs`),
  ),
  chunk(
    "signedIn",
    "/app/router/SignedInArea.tsx",
    "/app/features/dashboard/DashboardPage.tsx",
    ...["contractCard", "day", "shell"].map((area) => `/src/copy/de/${area}.json`),
  ),
  // Shared by check boxes, dialogs and notices.
  chunk(
    "layers",
    ...["fadesOut", "giveBackFocus"].map((name) => `/src/primitives/${name}.ts`),
    ...["context", "presence", "use-controllable-state", "dismissable-layer", "portal"].map(
      (part) => `/node_modules/@radix-ui/react-${part}/`,
    ),
  ),
  chunk("notices", "/app/shell/PostedNotices.tsx", "/src/copy/de/notices.json"),
  // Sending signed-in calls, and the dashboard's calls.
  chunk(
    "signedInCalls",
    "/app/client/browserSignedIn.ts",
    "/app/shell/currentGroup.ts",
    "/app/features/groups/groupsApi.ts",
    "/app/features/payroll/payrollApi.ts",
    "/src/lib/base64.ts",
    ...["availability", "contractData", "eventStatus", "financialData", "idDocument", "papers", "payroll", "staff"].map(
      (rows) => `/app/client/calls/${rows}.ts`,
    ),
  ),
  chunk(
    "fields",
    "/src/lib/searchText.ts",
    "/src/model/profile/birthDate.ts",
    "/src/patterns/form/FormSkeleton.tsx",
    ...["DateField", "Dialog", "ErrorSummary", "FailureBanner", "PhoneField", "SelectField"].map(
      (name) => `/src/primitives/${name}.tsx`,
    ),
  ),
  // Every screen behind the dashboard, with small shared parts.
  chunk(
    "further",
    "/app/router/pages.ts",
    "/app/shell/mutations.ts",
    "/react-query/build/modern/mutationOptions.js",
    "/app/platform/device.ts",
    "/app/platform/saveFile.ts",
    "/src/patterns/StepHeader.tsx",
    "/src/screens/onboarding/Briefing.tsx",
    "/src/model/lists.ts",
    "/src/model/staff/staffRules.ts",
    "/src/copy/useFileProblemText.ts",
    "/src/copy/de/files.json",
    "/app/platform/log.ts",
    "/app/features/groups/groupFormsView.ts",
    ...["FactList", "FileProgress", "IntroOverlay"].map((name) => `/src/patterns/${name}.tsx`),
    ...["LinkButton", "PartsBar", "Seats", "TextArea"].map((name) => `/src/primitives/${name}.tsx`),
    ...["Barrier", "CalendarLeaf", "Pass", "PlatformClock", "Signpost", "Tray", "Letter"].map(
      (name) => `/src/primitives/drawings/${name}.tsx`,
    ),
    ...[
      "camera",
      "circle-question-mark",
      "download",
      "file-text",
      "hash",
      "landmark",
      "mail",
      "plus",
      "receipt-euro",
      "shield-check",
      "trash",
    ].map((name) => `/icons/${name}.mjs`),
  ),
  chunk(
    "profileRules",
    "/src/model/profile/profileDraft.ts",
    "/app/session/completionTimes.ts",
    "/app/shell/saveProfile.ts",
  ),
  // Shared by forms of personal data, including sign-up.
  chunk(
    "forms",
    "/src/patterns/profile/FormSection.tsx",
    ...["CheckedForm.tsx", "useCheckedField.ts", "useCheckedForm.ts"].map((name) => `/src/patterns/form/${name}`),
  ),
  chunk("drafts", "/app/shell/drafts.ts"),
  chunk("profileTexts", ...["profile", "lists", "intro"].map((area) => `/src/copy/de/${area}.json`)),
  chunk(
    "myDays",
    "/app/features/day/myEventApi.ts",
    ...["BringNote", "DayFacts", "EventSign", "MyEventSkeleton", "NoDays"].map(
      (name) => `/src/screens/my-event/${name}.tsx`,
    ),
    "/app/features/day/myEventView.ts",
    "/app/features/day/calendarApi.ts",
  ),
  chunk("myEventTexts", ...["myEvent", "cancellation"].map((area) => `/src/copy/de/${area}.json`)),
  chunk("groups", "/app/features/groups/GroupPage.tsx", "/app/features/groups/groupFormsApi.ts"),
  chunk("conductTexts", ...["conduct", "conductText"].map((area) => `/src/copy/de/${area}.json`)),
  chunk("groupTexts", ...["groups", "groupForms"].map((area) => `/src/copy/de/${area}.json`)),
];

/** Linked in the page, so present whichever script imports more. */
const alwaysLoaded = /^assets\/(index|app|rolldown-runtime)-[\w-]+\.(js|css)$/;

const lateDependencies = [
  "@radix-ui/react-checkbox",
  "@radix-ui/react-dialog",
  "@radix-ui/react-toast",
  "@tanstack/react-query",
  "@xstate/react",
  "class-variance-authority",
  "ibantools",
  "icu-minify/format",
  "lucide-react",
  "react",
  "react-dom",
  "react-dom/client",
  "react-hook-form",
  "react/jsx-dev-runtime",
  "uqr",
  "virtua",
  "wouter/use-browser-location",
  "xstate",
  "zod/mini",
  "zustand/react",
  "zustand/vanilla",
];

/** React 19 has what this shim replaces. */
const nativeStore = [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" }];

/** Shared by app, workbench and tests. */
export const shared = (): UserConfig => ({
  plugins: [copy(), react(), tailwindcss()],
});

export default defineConfig(() => {
  const base = shared();
  return {
    ...base,
    resolve: { alias: nativeStore },
    // Dependencies found later would reload the page while someone is typing.
    optimizeDeps: { include: lateDependencies },
    plugins: [
      ...(base.plugins ?? []),
      withoutEarlyModule(),
      prerenderEntry({
        shared,
        signedIn: ["/app/router/SignedInArea.tsx", "/app/client/client.ts", "/app/client/browserSignedIn.ts"],
        font: /-latin-wght-normal-[\w-]+\.woff2$/,
      }),
      nameGoogleClient(),
      nameAddresses(),
      sandbox(),
      refuseUnmatched(chunkGroups),
      finishBuild(),
      sendPacked(),
    ],
    root: path.join(top, "app"),
    preview: { headers: previewHeaders },
    build: {
      outDir: path.join(top, "dist"),
      emptyOutDir: true,
      target: Object.entries(OLDEST_BROWSERS).map(([name, version]) => `${name}${version}`),
      manifest: true,
      license: { fileName: NOTICES },
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files, { hostType }) =>
          hostType === "js" ? files.filter((file) => !alwaysLoaded.test(file)) : files,
      },
      rolldownOptions: { output: { codeSplitting: { groups: asGroups(chunkGroups) } } },
    },
  };
});
