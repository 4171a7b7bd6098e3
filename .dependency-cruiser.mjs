const ships = "^(src|app)/";
const shipsNot = ["^src/people/", "^src/copy/(build|workbench)", "^src/library/", "^app/(sandbox|hosting)/"];
const feature = "^app/features/([^/]+)/";

const never = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    never(
      "lib-lowest",
      { path: "^src/(lib|styles)/" },
      { path: "^(src/(model|copy|people|primitives|patterns|screens)|app)/" },
      "lib and styles stand below everything and know no domain.",
    ),
    never(
      "model-low",
      { path: "^src/model/" },
      { path: ["^(src/(copy|people|primitives|patterns|screens)|app)/", "(^|/)node_modules/(react|react-dom)/"] },
      "The domain knows neither texts nor people nor anything visible, and no React.",
    ),
    never(
      "copy-and-people-low",
      { path: "^src/(copy|people)/" },
      { path: "^(src/(primitives|patterns|screens)|app)/" },
      "Texts and people know nothing visible.",
    ),
    never(
      "primitives-wordless",
      { path: "^src/primitives/" },
      { path: "^(src/(model|copy|people|patterns|screens)|app)/" },
      "A primitive knows neither texts nor domain nor what is built of it.",
    ),
    never(
      "patterns-below-screens",
      { path: "^src/patterns/" },
      { path: "^(src/screens|app)/" },
      "A pattern is shared by screens and knows none of them.",
    ),
    never(
      "screens-apart",
      { path: "^src/screens/([^/]+)/" },
      { path: "^src/screens/", pathNot: "^src/screens/$1/" },
      "A screen never imports another area's screen: what two areas share is a pattern.",
    ),
    never("src-without-app", { path: "^src/" }, { path: "^app/" }, "The library does not know the app."),
    never(
      "src-without-machinery",
      { path: "^src/" },
      { path: "(^|/)node_modules/(xstate|@xstate|msw|@tanstack|wouter|@playwright|playwright|storybook|@storybook)/" },
      "The library shows data: no machine, no network, no server state, no router.",
    ),
    never(
      "machine-invisible",
      { path: "Machine\\.ts$" },
      { path: ["(^|/)node_modules/(react|react-dom|@xstate/react)/", "\\.(tsx|css)$"], reachable: true },
      "A machine reaches no React and nothing visible, not even through others.",
    ),
    never(
      "machine-knows-no-screen",
      { path: "Machine\\.ts$" },
      { path: "^src/(copy|people|primitives|patterns|screens)/" },
      "A machine knows codes, not the texts and parts that show them.",
    ),
    never(
      "features-apart",
      { path: feature },
      { path: feature, pathNot: "^app/features/$1/" },
      "A feature never imports another one: what two share lies in app/shell.",
    ),
    never(
      "shell-below-features",
      { path: "^app/(shell|navigation|client|session|platform)/" },
      { path: "^app/(features|router)/|^app/[^/]+$" },
      "What features share knows none of them, nor the table that loads them.",
    ),
    never(
      "navigation-below-shell",
      { path: "^app/(navigation|client|session|platform)/" },
      { path: "^app/shell/" },
      "Screen names, calls, the session and the browser know nobody who is signed in.",
    ),
    never(
      "client-above-session",
      { path: "^app/(navigation|session|platform)/" },
      { path: "^app/client/" },
      "The session and the browser make no calls.",
    ),
    never(
      "platform-lowest",
      { path: "^app/platform/" },
      { path: "^app/(?!platform/)" },
      "What hides the browser knows nothing of this app.",
    ),
    never(
      "features-on-demand",
      { path: "^app/router/" },
      { path: "^app/features/", dynamic: false, dependencyTypesNot: ["type-only"] },
      "The table of screens loads a feature when one of its screens is opened.",
    ),
    never(
      "calls-behind-api",
      { path: "^app/features/", pathNot: "(Api|Services)\\.ts$" },
      { path: "^app/client/calls/" },
      "Only a feature's *Api.ts, or the services of its machine, names the provider's calls.",
    ),
    never(
      "app-only-in-journeys",
      { path: "^stories/", pathNot: "^stories/(connected|journeys)/" },
      { path: "^app/" },
      "A story shows a state by args alone; only journeys run the app.",
    ),
    never(
      "tests-above-all",
      { path: "^(\\.storybook|stories)/" },
      { path: "^tests/" },
      "The workbench stands without its tests: what both need lies in .storybook.",
    ),
    never(
      "app-without-workbench",
      { path: "^app/" },
      { path: "^\\.storybook/" },
      "The app does not know the workbench, not even its mock server.",
    ),
    never(
      "sandbox-apart",
      { pathNot: ["^app/sandbox/", "^\\.storybook/", "^stories/", "^tests/", "^vite\\.config\\.ts$"] },
      { path: "^app/sandbox/" },
      "No module of the app knows the stand-in provider.",
    ),
    never(
      "hosting-apart",
      { path: ships, pathNot: "^app/(hosting|sandbox)/" },
      { path: "^app/hosting/" },
      "What hosts are told is written beside the app; no module of it needs that.",
    ),
    never(
      "ships-clean",
      { path: ships, pathNot: shipsNot },
      { path: "^(src/copy/build|src/people|tests|stories|\\.storybook)/" },
      "Nothing that ships knows people, stories, tests or the compiler of the texts.",
    ),
    never(
      "copy-workbench-apart",
      { path: ships, pathNot: [...shipsNot, "^app/main\\.tsx$"] },
      { path: "^src/copy/workbench" },
      "What switches languages and edits texts is for the workbench only.",
    ),
    never(
      "copy-workbench-on-demand",
      { path: "^app/main\\.tsx$" },
      { path: "^src/copy/workbench", dynamic: false },
      "The dev server may load it on demand, behind import.meta.env.DEV; never statically.",
    ),
    never(
      "ships-without-tools",
      { path: ships, pathNot: shipsNot },
      { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown", "core"] },
      "What ships uses declared dependencies only: no tool, no module of Node.",
    ),
    never("no-cycle", {}, { circular: true }, "Two files that need each other are one idea or three."),
    never("resolvable", {}, { couldNotResolve: true, pathNot: "^virtual:" }, "Every import leads somewhere."),
  ],
  options: {
    doNotFollow: { path: "(^|/)node_modules/" },
    exclude: { path: "^(dist|dist-library|storybook-static)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      conditionNames: ["import", "browser", "default", "types", "node"],
      exportsFields: ["exports"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
      mainFields: ["module", "main", "types"],
    },
  },
};
