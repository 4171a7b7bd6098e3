import type { LoggedCall } from "../../database/records.ts";
import { loadLog, loadMessages, loadState, type State } from "./calls.ts";
import { element, part, announce } from "./dom.ts";
import { prepareFaults, showFaults } from "./faults.ts";
import { showMessages } from "./messages.ts";
import { showPeople } from "./people.ts";
import { prepareSettings, showSettings } from "./settings.ts";

const POLL_MS = 1500;
const SHOWN_CALLS = 15;

const clock = new Intl.DateTimeFormat("de-DE", { dateStyle: "full", timeStyle: "short", timeZone: "Europe/Berlin" });

const logLine = ({ method, path, status }: LoggedCall) =>
  element("li", {}, `${method} ${path.split("?")[0]} ${status || "ohne Antwort"}`);

function showLog(calls: LoggedCall[]): void {
  part("log").replaceChildren(...calls.slice(-SHOWN_CALLS).toReversed().map(logLine));
}

function showState({ name, clockAhead, personas, faults, settings }: State): void {
  part("clock").textContent = `Daten „${name}“, ${clock.format(Date.now() + clockAhead)}\u00a0Uhr`;
  showPeople(personas);
  showFaults(faults);
  showSettings(settings);
}

async function show(): Promise<void> {
  const [messages, state, calls] = await Promise.all([loadMessages(), loadState(), loadLog()]);
  showMessages(messages);
  showState(state);
  showLog(calls);
}

async function poll(): Promise<void> {
  if (!document.hidden) await show().catch(() => announce("Der Anbieter antwortet gerade nicht."));
  setTimeout(() => void poll(), POLL_MS);
}

prepareSettings();
prepareFaults(await loadState());
await poll();
