import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import type { LoggedCall, Message } from "../../database/records.ts";
import { loadLog, loadMessages, loadState, post, type State } from "./calls.ts";
import { Button, Section } from "./controls.tsx";
import { Faults } from "./Faults.tsx";
import { Messages, newMessages } from "./Messages.tsx";
import { People } from "./People.tsx";
import { Settings } from "./Settings.tsx";

const POLL_MS = 1500;
const SHOWN_CALLS = 15;

const clock = new Intl.DateTimeFormat("de-DE", { dateStyle: "full", timeStyle: "short", timeZone: "Europe/Berlin" });

type Loaded = { messages: Message[]; state: State; calls: LoggedCall[]; now: number };

async function load(): Promise<Loaded> {
  const [messages, state, calls] = await Promise.all([loadMessages(), loadState(), loadLog()]);
  return { messages, state, calls, now: Date.now() + state.clockAhead };
}

function Outbox() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [status, announce] = useState("");
  useEffect(() => {
    let before: Message[] = [];
    let timer = 0;
    async function poll() {
      if (!document.hidden)
        try {
          const next = await load();
          const text = newMessages(before, next.messages);
          before = next.messages;
          setLoaded(next);
          if (text) announce(text);
        } catch {
          announce("Der Anbieter antwortet gerade nicht.");
        }
      timer = window.setTimeout(() => void poll(), POLL_MS);
    }
    void poll();
    return () => clearTimeout(timer);
  }, []);
  async function reset() {
    if (!confirm("Möchten Sie alle Daten zurücksetzen?")) return;
    await post("reset");
    announce("Alle Daten sind zurückgesetzt.");
  }
  return (
    <>
      <header>
        <h1>{"Postausgang"}</h1>
        <p>
          {"Was ein echter Anbieter per E-Mail und SMS verschickt, steht hier. "}
          <a href="/">{"Zur App"}</a>
        </p>
        <p>{loaded && `Daten „${loaded.state.name}“, ${clock.format(loaded.now)}\u00a0Uhr`}</p>
        <p role="status">{status}</p>
      </header>
      {loaded && (
        <main>
          <Messages messages={loaded.messages} announce={announce} />
          <People personas={loaded.state.personas} announce={announce} />
          <Faults {...loaded.state} announce={announce} />
          <Settings settings={loaded.state.settings} announce={announce} />
          <Section id="log-title" title="Letzte Aufrufe">
            <ol id="log">
              {loaded.calls
                .slice(-SHOWN_CALLS)
                .toReversed()
                .map(({ method, path, status: code }, index) => (
                  <li key={index}>{`${method} ${path.split("?")[0]} ${code || "ohne Antwort"}`}</li>
                ))}
            </ol>
          </Section>
          <Section id="reset-title" title="Zurücksetzen">
            <p>{"Alle Konten, Codes, Anmeldungen und Einstellungen gehen auf den Anfang zurück."}</p>
            <Button label="Alle Daten zurücksetzen" className="halt" onClick={reset} />
          </Section>
        </main>
      )}
    </>
  );
}

createRoot(document.body).render(<Outbox />);
