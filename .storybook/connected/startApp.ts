import { createMemoryAddress } from "#app/navigation/memoryAddress.ts";
import { setAddress } from "#app/navigation/address.ts";
import type { PageSetting } from "#app/platform/pageSettings.ts";
import { startStateOf } from "#app/router/startState.ts";
import type { Database } from "#app/sandbox/database.ts";
import type { Settings } from "#app/sandbox/database/settings.ts";
import type { Instant } from "#app/sandbox/database/time.ts";
import { calls, type CallName } from "#app/client/calls.ts";
import type { Call } from "#app/client/calls/defineCall.ts";
import type { FaultKind } from "#app/sandbox/faultKinds.ts";
import type { Message } from "#app/sandbox/database/records.ts";
import { armFault } from "#app/sandbox/faults.ts";
import { standInSettings } from "#app/sandbox/standIns.ts";
import { createStore as createProvider, DEFAULT_DATABASE } from "#app/sandbox/store.ts";
import { wait } from "#app/sandbox/wait.ts";
import type { LinkToken } from "#app/session/urlToken.ts";
import { captureUrlToken } from "#app/session/captureUrlToken.ts";
import { createSession } from "#app/session/session.ts";
import { createStore } from "#app/session/storage.ts";
import { createAppDeps } from "#app/shell/appDeps.ts";
import { randomId } from "#src/lib/randomId.ts";
import type { Offer } from "#src/model/offer.ts";
import type { PersonId } from "#src/people/people.ts";
import { createStore as createState } from "zustand/vanilla";
import { storeSession, writeSettings } from "./arrangePage.ts";
import { memoryArea } from "./memoryArea.ts";
import type { ChosenFault } from "../shared/address/chosenFault.ts";

export type Connected = {
  /** The signed-in user, if any. */
  person?: PersonId;
  path: string;
  /** Faults of these calls. */
  faults?: Partial<Record<CallName, FaultKind>>;
  /** Optional calls that the provider offers; all of them by default, none with `[]`. */
  offers?: readonly Offer[];
  /** How the provider is set up. */
  provider?: Partial<Settings>;
  /** Settings in the head of the page. */
  settings?: Partial<Record<PageSetting, string>>;
  /** Sets up the provider's database; `at` in milliseconds. */
  prepare?: (database: Database, at: Instant) => void;
  /** Entries of the local storage. */
  remembers?: Readonly<Record<string, string>>;
  /** Entries of the session storage. */
  inTab?: (database: Database, at: Instant) => Readonly<Record<string, string>>;
  /** The token of the link that opened the app. */
  link?: (database: Database, at: Instant) => LinkToken;
};

const ALWAYS = 1000;

/** The calls that change something; a renewed token is not what somebody sends. */
const sendingCalls = Object.values<Call>(calls)
  .filter(({ method, name }) => method !== "GET" && name !== "refresh")
  .map(({ name }) => name);

/** No other tabs. */
const noTabs = { listen: () => () => {} };

/**
 * The app with a provider, storages and a history of its own: nothing of the workbench is read, written or moved. `kind`:
 * what becomes of the answers that no fault of the story names, of all or of those in `scope`; a dead token is met once,
 * in a scope once by each call, and the next call has the new one.
 */
export function startApp(connected: Connected, { kind, scope }: ChosenFault = { kind: "", scope: "" }) {
  const { person, path, faults = {}, offers, settings, prepare, remembers = {}, inTab, link } = connected;
  const earlier = new Set<string>();
  const mailbox = createState<readonly Message[]>(() => []);
  const provider = createProvider({
    now: () => Date.now(),
    wait,
    onChange: ({ messages }) =>
      mailbox.setState(
        messages.filter(({ id }) => !earlier.has(id)),
        true,
      ),
  });
  provider.reset(DEFAULT_DATABASE, { seed: "connected", settings: connected.provider });
  for (const { id } of mailbox.getState()) earlier.add(id);
  provider.change(DEFAULT_DATABASE, (database, at) => {
    prepare?.(database, at);
    for (const [call, own] of Object.entries(faults)) armFault(database, { call, kind: own, times: ALWAYS });
    if (kind) {
      const times = kind.startsWith("token-dead") ? 1 : ALWAYS;
      for (const call of scope === "sending" ? sendingCalls : ["*"]) armFault(database, { call, kind, times });
    }
  });
  const areas = { local: memoryArea(), tab: memoryArea() };
  const left = inTab && provider.change(DEFAULT_DATABASE, inTab);
  const followed = link && provider.change(DEFAULT_DATABASE, link);
  for (const [key, value] of Object.entries(remembers)) areas.local.setItem(key, value);
  for (const [key, value] of Object.entries(left ?? {})) areas.tab.setItem(key, value);
  if (person) storeSession(provider, person, areas.local);
  const endSettings = writeSettings({
    ...standInSettings,
    ...(offers && { providerOffers: offers.join(" ") || "none" }),
    ...settings,
  });
  const stores = { local: createStore(() => areas.local), tab: createStore(() => areas.tab) };
  let life = 0;
  function start(to: string, token: LinkToken) {
    setAddress(createMemoryAddress(to));
    const deps = createAppDeps({
      ...stores,
      tabs: noTabs,
      session: createSession({ ...stores, tabs: noTabs, newId: randomId }),
    });
    const [pathname = ""] = to.split("?");
    const startState = startStateOf(deps, pathname, token);
    if (startState.auth.start === "reset") deps.running.setState("reset");
    return { deps, startState, life: ++life };
  }
  const page = createState(() => start(path, followed ?? { token: null, email: null }));
  function open(to: string) {
    const { strippedUrl, ...token } = captureUrlToken(to);
    page.setState(start(strippedUrl, token), true);
    window.scrollTo({ top: 0, behavior: "instant" });
  }
  return {
    provider,
    /** What the provider has sent since then, the newest first. */
    mailbox,
    page,
    /** Restarts the app at an address, for example of a link in a mail, as a page that loads: from its top. Storage and provider stay. */
    open,
    /** Leaves its address in place: a page that is still shown may go on. */
    end: endSettings,
  };
}
