import { DEFAULT_WORLD } from "./store.ts";

export const WORLD_KEY = "sandbox-world";
const validName = /^[\w-]{1,64}$/;

/** Which world a request belongs to: by header, else by cookie, else the default one. */
export function worldNameOf(headers: Headers): string {
  const cookies = (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim().split("="));
  const cookie = cookies.find(([name]) => name === WORLD_KEY)?.[1];
  const name = headers.get(WORLD_KEY) ?? cookie ?? DEFAULT_WORLD;
  return validName.test(name) ? name : DEFAULT_WORLD;
}
