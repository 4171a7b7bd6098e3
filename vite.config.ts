import { appendFileSync, cpSync, rmSync } from "node:fs";
import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { withGoogle } from "./app/platform/google/inMarkup.ts";
import { withSettings } from "./app/platform/pageSettings.ts";
import { sandbox } from "./app/sandbox/vitePlugin.ts";
import { securityHeaders } from "./app/hosting/securityHeaders.ts";
import { copy } from "./src/copy/build/plugin.ts";
import { NOTICES, noticesBesideModules } from "./src/library/notices.ts";

const top = import.meta.dirname;

/** Nothing is painted before a token has left the address bar (S5); the page is empty until then anyway. */
const paintAfterStart = (): Plugin => ({
  name: "gangway-paint-after-start",
  transformIndexHtml: {
    order: "post",
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
});

/** The built page names the Google client, so that a build can get one later, or lose it (C-06). */
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

/** The built page names the addresses that the build was told, and how it was set up (D-09, D-62, D-88). */
const nameAddresses = (): Plugin => {
  let addresses: Parameters<typeof withSettings>[1] = {};
  return {
    name: "gangway-addresses",
    configResolved({ env }) {
      const named = env as Record<string, string>;
      const { VITE_REGISTRATION_URL, VITE_CONTACT_EMAIL, VITE_CONTRACTS_EMAIL } = named;
      addresses = {
        registrationUrl: VITE_REGISTRATION_URL ?? "",
        contactEmail: VITE_CONTACT_EMAIL ?? "",
        contractsEmail: VITE_CONTRACTS_EMAIL ?? "",
        applicationMode: named.VITE_APPLICATION_MODE ?? "",
        calendarProvider: named.VITE_CALENDAR_PROVIDER ?? "",
      };
    },
    transformIndexHtml: (html) => withSettings(html, addresses),
  };
};

/** The licences of what no module imports are added, and the list of chunks goes where only our checks read it. */
const finishBuild = (): Plugin => ({
  name: "gangway-finish-build",
  apply: "build",
  writeBundle({ dir = "" }) {
    appendFileSync(path.join(dir, NOTICES), noticesBesideModules());
    cpSync(path.join(dir, ".vite"), path.join(top, "node_modules/.vite-build"), { recursive: true });
    rmSync(path.join(dir, ".vite"), { recursive: true });
  },
});

/** Few files for the first screens: what is loaded together is compressed together. */
const chunkGroups = [
  {
    name: "start",
    test: /node_modules\/(react|react-dom|scheduler|class-variance-authority|clsx|icu-minify|wouter)\/|lucide-react\/dist\/esm\/(Icon|createLucideIcon|defaultAttributes|shared|icons\/(arrow-left|circle-alert|clock|rotate-cw)\.)|src\/copy\/(?!formatters|use(?!Copy))\w+\.tsx?$|src\/model\/auth\/(auth|pendingAuth|loginUserFields)\.ts|app\/(shell\/viewSource|session\/stored)\.ts|src\/primitives\/(FieldError|IconButton|Logo|Reason|StepProgress)|vite\/preload-helper/,
  },
  {
    name: "waiting",
    test: /src\/patterns\/EmptyState|src\/primitives\/(drawings\/(Drawing|FallenSign)|Skeleton)/,
  },
  {
    name: "wayIn",
    test: /node_modules\/(zod|xstate)\/|app\/shell\/(lazyLogic|notProvided)|app\/features\/auth\/(auth(Setup|Machine|View|Services|Persistence)|code\w+|entry(Machine|Steps|View)|signIn(Machine|View)|signUpSteps|recoverySteps|sendOnce|apiErrors)\.ts|app\/session\/wayInMemory|app\/platform\/limit|app\/client\/(?!browser|pageClient|signedIn|contract\/(signedIn|signUp|recovery|renewal|groups))|src\/model\/((answer|reading)|auth\/(codesAnswers|sessionAnswers|loginUser|signUp|tokenFailure|cooldown))\.ts/,
  },
  {
    name: "shell",
    includeDependenciesRecursively: false,
    test: /src\/patterns\/(LoadFailure|AppShell|Sign|Dock|ProfileMark)\.|src\/primitives\/useTooTall|src\/lib\/initials/,
  },
  {
    name: "problems",
    includeDependenciesRecursively: false,
    test: /src\/primitives\/(ErrorSummary|FailureBanner)\./,
  },
  {
    // Only what nothing on the way in uses, so that its neighbours stay where they are.
    name: "signedIn",
    includeDependenciesRecursively: false,
    test: /node_modules\/@tanstack\/(?!.*(useMutation|mutationObserver)\.)|app\/shell\/groups\/(groupsOf|currentGroup)\.|app\/session\/groupMemory|app\/(router\/(access|firstScreens|firstSteps)|navigation\/useNavigation|shell\/(completion|useCompletion|signInAs|queryError|signedIn|queries|serviceNotice|useServiceNotice|useFrame|contractQuery|dashboardScreens|ports|tellOnboarding))\.|app\/features\/dashboard\/(?!DashboardPage\.)|src\/screens\/dashboard\/|src\/patterns\/(ContractCard|OutOfDate|RowsSkeleton|TaskRows?)\.|src\/primitives\/(Badge|Plate|ProgressRing)\.|src\/model\/(dashboard\/(applicant|dashboard|flags)|contract\/(contract|files)|id-check\/idCheck|onboarding\/onboardingWay)\.|src\/lib\/(dayPart|relativeDay)\.|src\/copy\/formatters|lucide-react\/dist\/esm\/icons\/(calendar-check|calendar-plus|chevron-right|file-pen-line|id-card|log-out|settings|user|users-round)\./,
  },
];

/** What the page itself names: whichever script asks for more, these are there. */
const alwaysLoaded = /^assets\/(index|start|rolldown-runtime)-[\w-]+\.(js|css)$/;

const lateDependencies = [
  "@cantoo/pdf-lib",
  "@internationalized/date",
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
];

/** React 19 has what this shim stands in for. */
const nativeStore = [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" }];

/** What the app, the workbench and the tests have in common. */
export const shared = (): UserConfig => ({
  plugins: [copy(), react(), tailwindcss()],
});

export default defineConfig(() => {
  const base = shared();
  return {
    ...base,
    resolve: { alias: nativeStore },
    // What the dev server finds only later would reload the page under somebody who is typing.
    optimizeDeps: { include: lateDependencies },
    plugins: [
      ...(base.plugins ?? []),
      paintAfterStart(),
      nameGoogleClient(),
      nameAddresses(),
      sandbox(),
      finishBuild(),
    ],
    root: path.join(top, "app"),
    preview: { headers: securityHeaders(null) },
    build: {
      outDir: path.join(top, "dist"),
      emptyOutDir: true,
      manifest: true,
      license: { fileName: NOTICES },
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files, { hostType }) =>
          hostType === "js" ? files.filter((file) => !alwaysLoaded.test(file)) : files,
      },
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
  };
});
