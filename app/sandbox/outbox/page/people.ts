import type { Persona } from "../personas.ts";
import { post } from "./calls.ts";
import { actionButton, copyButton, element, part, say } from "./dom.ts";

const statusWords: Record<string, string> = {
  verified: "hat ein Konto",
  unverified: "eingeladen, noch nicht registriert",
  external_user: "gehört zu einem Partner",
  not_found: "nicht bekannt",
};

function card({ extraId, name, email, password, status, purpose, invitation }: Persona): HTMLLIElement {
  const accept = async () => {
    const { accepted } = await post("accept", { extraId });
    say(accepted === 1 ? "1 Zusage verschickt" : `${String(accepted)} Zusagen verschickt`);
  };
  const actions = element(
    "p",
    { class: "row" },
    copyButton("E-Mail kopieren", email),
    copyButton("Passwort kopieren", password),
  );
  if (invitation) {
    actions.append(
      element("a", { class: "button", href: invitation, target: "_blank", rel: "noopener" }, "Einladung öffnen"),
    );
  }
  if (status === "verified") actions.append(actionButton("Bewerbungen zusagen", accept));
  return element(
    "li",
    {},
    element("h3", {}, name),
    element("p", {}, purpose),
    element("p", { class: "quiet" }, `${email}, Passwort ${password}, ${statusWords[status] ?? `Status „${status}“`}`),
    actions,
  );
}

let shown = "";

export function showPeople(personas: Persona[]): void {
  const now = JSON.stringify(personas);
  if (now === shown) return;
  shown = now;
  part("people").replaceChildren(...personas.map(card));
}
