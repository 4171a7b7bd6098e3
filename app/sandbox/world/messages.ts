import type { Message } from "./records.ts";
import { issueToken } from "./random.ts";
import type { Instant } from "./time.ts";
import type { World } from "../world.ts";

export const KEPT_MESSAGES = 200;

type Draft = Pick<Message, "channel" | "to" | "subject" | "text"> & Partial<Pick<Message, "code" | "link">>;

export function deliver(world: World, draft: Draft, at: Instant): void {
  const message: Message = { id: issueToken(world, "msg"), code: null, link: null, ...draft, sentAt: at };
  world.messages = [message, ...world.messages].slice(0, KEPT_MESSAGES);
}
