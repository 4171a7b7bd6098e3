import type { Message } from "../../database/records.ts";
import { copyButton, element, part, announce } from "./dom.ts";

const clock = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeStyle: "medium", timeZone: "Europe/Berlin" });

function card({ id, channel, to, subject, text, code, link, sentAt }: Message): HTMLLIElement {
  const kind = channel === "sms" ? "SMS" : "E-Mail";
  const title = channel === "sms" ? "SMS" : subject;
  const item = element(
    "li",
    { "data-message": id },
    element("h3", {}, title),
    element("p", { class: "quiet" }, `${kind} an ${to}, ${clock.format(sentAt)}\u00a0Uhr`),
    element("p", {}, text),
  );
  if (code)
    item.append(
      element("p", { class: "row" }, element("span", { class: "code" }, code), copyButton("Code kopieren", code)),
    );
  if (link)
    item.append(
      element("p", {}, element("a", { class: "button", href: link, target: "_blank", rel: "noopener" }, "Link öffnen")),
    );
  return item;
}

/** Prepends new messages and leaves the rest alone, so that focus and scroll position are preserved. */
export function showMessages(messages: Message[]): void {
  const list = part("messages");
  const ids = messages.map(({ id }) => id);
  const shown = [...list.querySelectorAll<HTMLElement>("[data-message]")];
  const isFirstTime = shown.length === 0;
  for (const item of shown) if (!ids.includes(item.dataset.message ?? "")) item.remove();
  const seen = new Set(shown.map((item) => item.dataset.message));
  const fresh = messages.filter(({ id }) => !seen.has(id));
  list.prepend(...fresh.map(card));
  if (fresh.length > 0 && !isFirstTime)
    announce(fresh.length === 1 ? "1 neue Nachricht" : `${fresh.length} neue Nachrichten`);
}
