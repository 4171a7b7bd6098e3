import { createElement, startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { createEntryDraft, type EntryDraft } from "#app/features/auth/entryDraft.ts";
import { useView } from "#app/shell/viewSource.ts";
import { TextField } from "#src/primitives/TextField.tsx";

function Entry({ source, name }: { source: EntryDraft; name: string }) {
  const { email } = useView(source);
  const onValueChange = (typed: string) => source.send({ type: "email.changed", email: typed });
  return createElement(TextField, { label: "E-Mail-Adresse", name, value: email, onValueChange });
}

/** What a key does: the value as the browser writes it, then the event. */
function type(field: HTMLInputElement, letter: string) {
  Reflect.set(HTMLInputElement.prototype, "value", field.value + letter, field);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, data: letter }));
}

test("letters that are typed right after another machine has taken over the field stay in it", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const draw = (source: EntryDraft, name: string) =>
    startTransition(() => root.render(createElement(StrictMode, null, createElement(Entry, { source, name }))));
  const drawn = (name: string) =>
    new Promise<HTMLInputElement>((found) => {
      // Heard as soon as the change is in the page, before effects that wait for their turn.
      const seen = new MutationObserver(() => {
        const field = place.querySelector<HTMLInputElement>(`input[name=${name}]`);
        if (!field) return;
        seen.disconnect();
        found(field);
      });
      seen.observe(place, { childList: true, subtree: true, attributes: true });
    });

  const before = drawn("before");
  draw(createEntryDraft("am"), "before");
  await before;
  const machine = createEntryDraft("am");
  const after = drawn("after");
  draw(machine, "after");
  const field = await after;
  for (const letter of "ira") type(field, letter);

  expect(field.value).toBe("amira");
  expect(machine.getView().email).toBe("amira");
  root.unmount();
  place.remove();
});
