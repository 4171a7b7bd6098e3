import type { Message } from "../../database/records.ts";
import { CopyButton, LinkButton, Section, type Announce } from "./controls.tsx";

const clock = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeStyle: "medium", timeZone: "Europe/Berlin" });

export const Messages = ({ messages, announce }: { messages: readonly Message[]; announce: Announce }) => (
  <Section id="messages-title" title="E-Mails und SMS">
    <ol className="cards">
      {messages.map(({ id, channel, to, subject, text, code, link, sentAt }) => (
        <li key={id}>
          <h3>{channel === "sms" ? "SMS" : subject}</h3>
          <p className="quiet">{`${channel === "sms" ? "SMS" : "E-Mail"} an ${to}, ${clock.format(sentAt)}\u00a0Uhr`}</p>
          <p>{text}</p>
          {code && (
            <p className="row">
              <span className="code">{code}</span>
              <CopyButton label="Code kopieren" value={code} announce={announce} />
            </p>
          )}
          {link && (
            <p>
              <LinkButton label="Link öffnen" href={link} />
            </p>
          )}
        </li>
      ))}
    </ol>
  </Section>
);

/** What to announce when messages follow others; null before there are any. */
export function newMessages(before: readonly Message[], now: readonly Message[]): string | null {
  const ids = new Set(before.map(({ id }) => id));
  const count = now.filter(({ id }) => !ids.has(id)).length;
  if (count === 0 || ids.size === 0) return null;
  return count === 1 ? "1 neue Nachricht" : `${count} neue Nachrichten`;
}
