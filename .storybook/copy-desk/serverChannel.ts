import type { Channel } from "storybook/internal/channels";
import { serveCopyDesk } from "./server.ts";

/** Storybook calls this once when its dev server starts; a static build has no server. */
export function experimental_serverChannel(channel: Channel): Channel {
  serveCopyDesk(channel);
  return channel;
}
