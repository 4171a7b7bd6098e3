import type { GoogleAccount } from "../../../google/accounts.ts";
import { element, part, announce } from "../dom.ts";
import { statusWord } from "../words.ts";
import { SILENT_TOKEN } from "./silentToken.ts";

/** Notifies the opener like Google's own window, and closes. */
function choose(token: string): void {
  if (!window.opener) {
    announce("Dieses Fenster gehört zur App. Bitte öffnen Sie es dort mit „Mit Google fortfahren“.");
    return;
  }
  (window.opener as Window).postMessage({ googleToken: token }, location.origin);
  window.close();
}

function choice({ token, name, email, status }: GoogleAccount): HTMLLIElement {
  const button = element(
    "button",
    { type: "button" },
    element("span", {}, name),
    element("span", { class: "quiet" }, `${email}, ${statusWord(status)}`),
  );
  button.addEventListener("click", () => choose(token));
  return element("li", {}, button);
}

part("close").addEventListener("click", () => window.close());
part("silent").addEventListener("click", () => choose(SILENT_TOKEN));

const answer = await fetch("/outbox/google/accounts");
const { accounts } = (await answer.json()) as { accounts: GoogleAccount[] };
part("accounts").replaceChildren(...accounts.map(choice));
part("accounts").querySelector("button")?.focus();
