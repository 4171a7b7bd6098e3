export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A response: always JSON. */
export type Reply = { status: number; body: { [key: string]: Json } };

export function accept(body: Reply["body"] = {}, status = 200): Reply {
  return { status, body: { success: true, ...body } };
}

/** The error response of all calls: `message` for users, `error` for programs. */
export function refuse(status: number, message: string, more: Reply["body"] = {}): Reply {
  return { status, body: { success: false, message, ...more } };
}
