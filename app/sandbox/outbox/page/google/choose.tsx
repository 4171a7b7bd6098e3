import { useState } from "react";
import { createRoot } from "react-dom/client";
import type { GoogleAccount } from "../../../google/accounts.ts";
import { Button } from "../controls.tsx";
import { statusWord } from "../words.ts";
import { SILENT_TOKEN } from "./silentToken.ts";

const focus = (button: HTMLButtonElement | null) => button?.focus();

function Choose({ accounts }: { accounts: readonly GoogleAccount[] }) {
  const [status, setStatus] = useState("");
  /** Notifies the opener like Google's own window, and closes. */
  function choose(token: string) {
    if (!window.opener)
      return setStatus("Dieses Fenster gehört zur App. Bitte öffnen Sie es dort mit „Mit Google fortfahren“.");
    (window.opener as Window).postMessage({ googleToken: token }, location.origin);
    window.close();
  }
  return (
    <>
      <header>
        <h1>{"Google-Konto wählen"}</h1>
        <p>{"Dieses Fenster steht für Google. Die Personen sind erfunden."}</p>
        <p role="status">{status}</p>
      </header>
      <main>
        <ul className="choices">
          {accounts.map(({ token, name, email, status: accountStatus }, index) => (
            <li key={token}>
              <button type="button" ref={index === 0 ? focus : undefined} onClick={() => choose(token)}>
                <span>{name}</span>
                <span className="quiet">{`${email}, ${statusWord(accountStatus)}`}</span>
              </button>
            </li>
          ))}
        </ul>
        <h2>{"Ohne Konto zurück"}</h2>
        <ul className="choices">
          <li>
            <Button label="Google antwortet nicht" onClick={() => choose(SILENT_TOKEN)} />
          </li>
          <li>
            <Button label="Fenster schließen" onClick={() => window.close()} />
          </li>
        </ul>
      </main>
    </>
  );
}

const answer = await fetch("/outbox/google/accounts");
const { accounts } = (await answer.json()) as { accounts: GoogleAccount[] };
createRoot(document.body).render(<Choose accounts={accounts} />);
