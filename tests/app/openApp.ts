import "#src/styles/theme.css";
import { getResponse } from "msw";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { vi } from "vitest";
import { App } from "#app/App.tsx";
import { startStateOf } from "#app/router/startState.ts";
import { createAppDeps, type AppDeps } from "#app/shell/appDeps.ts";
import type { PageSetting } from "#app/platform/pageSettings.ts";
import { showScreen } from "#app/navigation/location.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import type { Database } from "#app/sandbox/database.ts";
import type { Procedures } from "#app/sandbox/database/records.ts";
import type { Instant } from "#app/sandbox/database/time.ts";
import { createHandlers } from "#app/sandbox/handlers.ts";
import type { ArmedFault, FaultKind } from "#app/sandbox/faultKinds.ts";
import { armFault } from "#app/sandbox/faults.ts";
import { createOutboxHandlers } from "#app/sandbox/outbox/api.ts";
import { forgotPassword } from "#app/sandbox/rules/passwordReset.ts";
import { createStore, DEFAULT_DATABASE, type Store } from "#app/sandbox/store.ts";
import { standInSettings } from "#app/sandbox/standIns.ts";
import { wait } from "#app/sandbox/wait.ts";
import { takeUrlToken } from "#app/session/urlToken.ts";
import { loadAllCopy } from "#src/copy/store.ts";
import { people, type PersonId } from "#src/people/people.ts";
import { storeSession, writeSettings } from "#workbench/connected/arrangePage.ts";
import { Uploading } from "./uploading.ts";
import { underWay } from "./underWay.ts";

const late = import.meta.glob([
  "/app/{client,features,platform,router,session,shell}/**/*.{ts,tsx}",
  "!**/router/{early,preload}.ts",
  "/app/sandbox/documents/*.ts",
  "/src/{copy,model,patterns,primitives}/**/*.{ts,tsx}",
  "!**/build/**",
]);
// What the app fetches late is there before: while a screen or a dialog is still fetched, nothing on the page says that it waits.
await Promise.all([loadAllCopy(), ...Object.values(late).map((load) => load())]);

export type OpenApp = Awaited<ReturnType<typeof openApp>>;

/** Screens that lay an introduction over themselves once. */
const INTRODUCED: readonly ScreenName[] = ["app-profile-completion", "profile-data", "app-contract-data"];

export type AppStart = {
  path: string;
  person: PersonId;
  /** Absent: signed in. `invited` and `resetting` open the link that was mailed to the person instead of the path. */
  as?: "stranger" | "invited" | "resetting";
  /** Absent: the person is where `src/people` says. */
  procedures?: Procedures;
};
type Opening = AppStart & {
  /** What is done to what the whole app shares before anything is drawn. */
  breaks?: (deps: AppDeps) => unknown;
  /** What the page says of itself; without `providerOffers` the provider has all calls. */
  settings?: Partial<Record<PageSetting, string>>;
  /** What the device remembers from before. */
  remembers?: Readonly<Record<string, string>>;
  /** Brings the provider to where the test begins; `at` in milliseconds. */
  prepare?: (database: Database, at: Instant) => void;
  /** What becomes of an answer on its way; `request` is what was asked, with its body unread. */
  onAnswer?: (request: Request, answer: Response) => Response | Promise<Response>;
};

let opened = 0;

/** A stand-in provider of its own; no code or link of it was ever seen before. */
function newProvider() {
  const store = createStore({ now: Date.now, wait });
  opened += 1;
  store.reset(DEFAULT_DATABASE, { seed: `app ${opened}` });
  return store;
}

/** The path that is opened: the one of the situation, or the link that was mailed. */
function addressOf(store: Store, { path, person, as }: AppStart): string {
  const { email } = people[person];
  if (as === "resetting") store.change(DEFAULT_DATABASE, (database, at) => forgotPassword(database, { email }, at));
  if (as !== "resetting" && as !== "invited") return path;
  return store.read(DEFAULT_DATABASE).messages.find(({ to, link }) => to === email && link)?.link ?? path;
}

function signIn(store: Store, person: PersonId): void {
  storeSession(store, person, localStorage);
  for (const screen of INTRODUCED) localStorage.setItem(`introSeen:${screen}:${people[person].extraId}`, "1");
}

/** Answers the page's calls with the stand-in provider; returns how to end that. */
function answerFrom(store: Store, onAnswer: Opening["onAnswer"]): () => void {
  const handlers = [...createHandlers(store), ...createOutboxHandlers(store)];
  const fetchOfPage = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    underWay.add(request);
    try {
      const answer = await getResponse(handlers, request.clone());
      if (!answer) return await fetchOfPage(input, init);
      // What an aborted request rejects with in a browser, and what a lost connection does.
      if (request.signal.aborted) throw new DOMException("aborted", "AbortError");
      if (answer.type === "error") throw new TypeError("Failed to fetch");
      return await (onAnswer ? onAnswer(request, answer) : answer);
    } finally {
      underWay.delete(request);
    }
  };
  const uploadsOfPage = window.XMLHttpRequest;
  window.XMLHttpRequest = Uploading;
  return () => {
    window.fetch = fetchOfPage;
    window.XMLHttpRequest = uploadsOfPage;
  };
}

/**
 * What a browser does when a page is left: its lock is free again. The work that held it hangs on a timer that never runs,
 * because time stood still in the case before. It takes a frame of that, so it takes the lock by force.
 */
const freeLocks = () => navigator.locks.request("session-refresh", { steal: true }, () => undefined);

/** The app as one of the people, signed in or on the way there, over a stand-in provider of its own. */
export async function openApp(
  { path, person, as, procedures, breaks, onAnswer, settings, remembers = {}, prepare }: Opening,
  faults: readonly ArmedFault[] = [],
) {
  await freeLocks();
  const store = newProvider();
  const endAnswers = answerFrom(store, onAnswer);
  const { providerOffers, supervisors } = standInSettings;
  const endSettings = writeSettings({ providerOffers, supervisors, ...settings });
  const before = location.href;
  localStorage.clear();
  sessionStorage.clear();
  // Before the sign-in: where the provider's clock is moved, the session begins there.
  store.change(DEFAULT_DATABASE, (database, at) => prepare?.(database, at));
  if (!as) signIn(store, person);
  for (const [key, value] of Object.entries(remembers)) localStorage.setItem(key, value);
  history.pushState(null, "", addressOf(store, { path, person, ...(as && { as }) }));
  store.change(DEFAULT_DATABASE, (database) => {
    if (procedures) database.procedures[people[person].extraId] = procedures;
    faults.forEach((fault) => armFault(database, fault));
  });

  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  const deps = createAppDeps();
  breaks?.(deps);
  const startState = startStateOf(deps, location.pathname, takeUrlToken(location, history));
  if (startState.auth.start === "reset") deps.running.setState("reset");
  showScreen(startState.screen, { replace: true });
  root.render(createElement(App, { deps, startState }));

  return {
    /** The next answers of a call, by its name in the contract, go wrong in this way. */
    fault: (call: string, kind: FaultKind, times = 1) =>
      store.change(DEFAULT_DATABASE, (database) => armFault(database, { call, kind, times })),
    /** How often a call reached the provider. */
    calls: (call: string) => store.read(DEFAULT_DATABASE).log.filter((entry) => entry.call === call).length,
    /** Names of all calls that reached the provider, the first one first. */
    allCalls: () => store.read(DEFAULT_DATABASE).log.map(({ call }) => call),
    database: () => store.read(DEFAULT_DATABASE),
    change: (what: (database: Database) => void) => store.change(DEFAULT_DATABASE, what),
    extra: () => store.read(DEFAULT_DATABASE).accounts[people[person].extraId]!.extra,
    deps,
    close() {
      root.unmount();
      underWay.clear();
      // A page that is left behind would take the next one for a stranger's.
      deps.session.end("signed-out");
      place.remove();
      endAnswers();
      endSettings();
      history.pushState(null, "", before);
      vi.useRealTimers();
    },
  };
}
