import type { ArmedFault } from "../../faultKinds.ts";
import { faultWords } from "../../faultWords.ts";
import { post, type State } from "./calls.ts";
import { element, formPart, part, announce } from "./dom.ts";

const nameOf = (call: string) => (call === "*" ? "jeder Aufruf" : call);

function line({ call, kind, times }: ArmedFault): HTMLLIElement {
  return element("li", {}, `${nameOf(call)}: ${faultWords[kind]}, noch ${times}-mal`);
}

export function prepareFaults({ callNames, faultKinds }: State): void {
  const form = formPart("faults-form");
  const options = ["*", ...callNames].map((call) => element("option", { value: call }, nameOf(call)));
  form.querySelector("[name=call]")?.append(...options);
  form
    .querySelector("[name=kind]")
    ?.append(...faultKinds.map((kind) => element("option", { value: kind }, faultWords[kind])));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const { call, kind, times } = Object.fromEntries(new FormData(form));
    void post("faults", { call, kind, times: Number(times) }).then(() => announce("Die Störung ist eingeschaltet."));
  });
  part("clear-faults").addEventListener("click", () => {
    void post("faults", { clear: true }).then(() => announce("Es gibt keine Störung mehr."));
  });
}

export function showFaults(faults: ArmedFault[]): void {
  part("faults").replaceChildren(...faults.map(line));
}
