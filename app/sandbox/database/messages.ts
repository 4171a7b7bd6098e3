import type { Message } from "./records.ts";
import { issueToken } from "./random.ts";
import type { Instant } from "./time.ts";
import type { Database } from "../database.ts";

export const MAX_MESSAGES = 200;

type Draft = Pick<Message, "channel" | "to" | "subject" | "text"> & Partial<Pick<Message, "code" | "link">>;

export function deliver(database: Database, draft: Draft, at: Instant): void {
  const message: Message = { id: issueToken(database, "msg"), code: null, link: null, ...draft, sentAt: at };
  database.messages = [message, ...database.messages].slice(0, MAX_MESSAGES);
}
