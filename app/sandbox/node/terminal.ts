import type { Database } from "../database.ts";

/** One line for each new message in `database`. None after a reset: its messages are old. */
export function linesFor(database: Database, before: Database, origin: string): string[] {
  if (database.seed !== before.seed) return [];
  const seen = new Set(before.messages.map((message) => message.id));
  const fresh = database.messages.filter((message) => !seen.has(message.id)).toReversed();
  return fresh.map(({ channel, to, subject, code, link }) => {
    const kind = channel === "sms" ? "SMS" : "E-Mail";
    const content = code ?? (link ? `${origin}${link}` : subject);
    return `  ${kind} an ${to}: ${content}`;
  });
}
