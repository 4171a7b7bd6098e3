import { existsSync } from "node:fs";
import type { Host } from "#app/deploy/hosts.ts";

/** Reads a host's example and answers as it says; or the server itself, where there is one on this machine. */
export type Target = { name: string; host: Host; port: number; program: string | null };

/** Where the stand-in provider answers that the servers themselves pass calls on to. */
export const providerPort = 4170;

export const workbenchPort = 4177;

const read = (["netlify", "cloudflare", "nginx", "caddy"] as const).map((host, place) => ({
  name: `${host}, read from its example`,
  host,
  port: 4171 + place,
  program: null,
}));

const real = [
  { name: "nginx itself", host: "nginx" as const, port: 4175, program: "/usr/sbin/nginx" },
  { name: "Caddy itself", host: "caddy" as const, port: 4176, program: "/usr/bin/caddy" },
].filter(({ program }) => existsSync(program));

export const targets: readonly Target[] = [...read, ...real];
