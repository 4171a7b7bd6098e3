import type { Persona } from "../personas.ts";
import { post } from "./calls.ts";
import { actionButton, copyButton, element, part, announce } from "./dom.ts";
import { statusWord } from "./words.ts";

function card({ extraId, name, email, password, status, purpose, invitation }: Persona): HTMLLIElement {
  const accept = async () => {
    const { accepted } = await post("accept", { extraId });
    announce(accepted === 1 ? "1 Bestätigung verschickt" : `${String(accepted)} Bestätigungen verschickt`);
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
  if (status === "verified") actions.append(actionButton("Bewerbungen bestätigen", accept));
  return element(
    "li",
    {},
    element("h3", {}, name),
    element("p", {}, purpose),
    element("p", { class: "quiet" }, `${email}, Passwort ${password}, ${statusWord(status)}`),
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
