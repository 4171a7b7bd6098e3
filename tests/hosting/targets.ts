import { existsSync } from "node:fs";
import type { Host } from "#app/hosting/hosts.ts";
import { portBase } from "#workbench/browser/ports.ts";

/** Reads a host's example and answers as it says; or the server itself, where there is one on this machine. */
export type Target = { name: string; host: Host; port: number; program: string | null };

/** Where the stand-in provider answers that the servers themselves pass calls on to. */
export const providerPort = portBase + 70;

/** Where an example is tried while the files change: the first port of as many as tests run at once. */
export const changingPort = portBase + 80;

/** Where a server is tried whose provider does not answer. */
export const lonelyPort = portBase + 78;

export const workbenchPort = portBase + 77;

/** Where the workbench lies below a path, as GitHub Pages has it: nginx itself, where there is one, else a server of files alone. */
export const workbenchFolder = { port: portBase + 79, path: "/team/gangway", program: programAt("/usr/sbin/nginx") };

function programAt(file: string): string | null {
  return existsSync(file) ? file : null;
}

const read = (["netlify", "cloudflare", "nginx", "caddy"] as const).map((host, place) => ({
  name: `${host}, read from its example`,
  host,
  port: portBase + 71 + place,
  program: null,
}));

const real = [
  { name: "nginx itself", host: "nginx" as const, port: portBase + 75, program: programAt("/usr/sbin/nginx") },
  { name: "Caddy itself", host: "caddy" as const, port: portBase + 76, program: programAt("/usr/bin/caddy") },
].filter(({ program }) => program !== null);

export const targets: readonly Target[] = [...read, ...real];
