import { existsSync } from "node:fs";
import type { Host } from "#app/hosting/hosts.ts";
import { portBase } from "#workbench/browser/ports.ts";

/** Reads a host's example and answers as it says; or the server itself, where there is one on this machine. */
export type Target = { name: string; host: Host; port: number; program: string | null };

/** Where the stand-in provider answers that the servers themselves pass calls on to. */
export const providerPort = portBase + 70;

/** Where a server is tried whose provider does not answer. */
export const lonelyPort = portBase + 78;

export const workbenchPort = portBase + 77;

const read = (["netlify", "cloudflare", "nginx", "caddy"] as const).map((host, place) => ({
  name: `${host}, read from its example`,
  host,
  port: portBase + 71 + place,
  program: null,
}));

const real = [
  { name: "nginx itself", host: "nginx" as const, port: portBase + 75, program: "/usr/sbin/nginx" },
  { name: "Caddy itself", host: "caddy" as const, port: portBase + 76, program: "/usr/bin/caddy" },
].filter(({ program }) => existsSync(program));

export const targets: readonly Target[] = [...read, ...real];
