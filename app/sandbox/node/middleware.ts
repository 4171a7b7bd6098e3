import type { IncomingMessage, ServerResponse } from "node:http";
import { send, toRequest } from "./http.ts";
import type { Sandbox } from "./sandbox.ts";

type Next = (error?: unknown) => void;

const isOurs = (url: string) => /^\/(api|outbox)([/?]|$)/.test(url);

/** Serves the sandbox over HTTP; requests outside `/api` and `/outbox` go to the next middleware. */
export function sandboxMiddleware(open: () => Promise<Pick<Sandbox, "respond">>) {
  return async (incoming: IncomingMessage, response: ServerResponse, next: Next): Promise<void> => {
    if (!isOurs(incoming.url ?? "")) return next();
    try {
      const { respond } = await open();
      await send(await respond(toRequest(incoming, response)), response);
    } catch (error) {
      next(error);
    }
  };
}
