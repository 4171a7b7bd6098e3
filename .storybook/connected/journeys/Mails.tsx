import type { Message } from "#app/sandbox/database/records.ts";
import { words } from "./words.ts";

type MailsProps = { messages: readonly Message[]; onOpen: (link: string) => void };

/** What has reached people outside of the app: codes and links, the newest first. */
export function Mails({ messages, onOpen }: MailsProps) {
  const sent = messages.filter(({ code, link }) => code !== null || link !== null).slice(0, SHOWN);
  return (
    <section aria-label={words.mails} className="journey-mails">
      <h2>{words.mails}</h2>
      {sent.length === 0 ? (
        <p>{words.noMails}</p>
      ) : (
        <ul>
          {sent.map(({ id, channel, to, subject, code, link }) => (
            <li key={id}>
              {words.mail[channel]} {to}: {subject}
              {code !== null && (
                <strong>
                  {" "}
                  {words.code} {code}
                </strong>
              )}
              {link !== null && (
                <button type="button" onClick={() => onOpen(link)}>
                  {words.link}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const SHOWN = 4;
