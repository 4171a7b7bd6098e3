export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What the provider answers: always JSON. */
export type Reply = { status: number; body: { [key: string]: Json } };

export function accept(body: Reply["body"] = {}, status = 200): Reply {
  return { status, body: { success: true, ...body } };
}

/** A refusal in the shape every call shares: `message` for people, `error` for programs. */
export function refuse(status: number, message: string, more: Reply["body"] = {}): Reply {
  return { status, body: { success: false, message, ...more } };
}
