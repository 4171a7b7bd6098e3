import { DEFAULT_DATABASE } from "./store.ts";

export const DATABASE_KEY = "sandbox-database";
const validName = /^[\w-]{1,64}$/;

/** The database of a request: by header, else by cookie, else the default. */
export function databaseNameOf(headers: Headers): string {
  const cookies = (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim().split("="));
  const cookie = cookies.find(([name]) => name === DATABASE_KEY)?.[1];
  const name = headers.get(DATABASE_KEY) ?? cookie ?? DEFAULT_DATABASE;
  return validName.test(name) ? name : DEFAULT_DATABASE;
}
