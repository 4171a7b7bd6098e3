import { sendEarly } from "#app/client/earlyClient.ts";
import type { EarlyRequest } from "#app/client/earlyCalls.ts";
import { plainPath } from "#app/navigation/screenForPath.ts";
import { providerBaseUrl } from "#app/platform/providerBaseUrl.ts";
import { NOT_OFFERED_KEY, offersOf } from "#app/shell/offers.ts";
import { readToken, readUser } from "#app/session/stored.ts";
import { addressPart } from "#src/lib/addressPart.ts";
import { warmFormats } from "#src/lib/warmFormats.ts";

/** Written by the build: what each path of the signed-in area loads, as places in a list of files, and what it asks for. */
declare const LOADED: {
  files: readonly string[];
  byPath: Record<string, { loads: readonly number[]; calls: readonly EarlyRequest[] }>;
};

/**
 * Begun by the early script where somebody is signed in: has all code and texts of the screen at this path fetched side by
 * side, and its first calls sent, while the first script, which would do so one after the other, is still on its way.
 */
const { files, byPath } = LOADED;
const { loads, calls } = byPath[plainPath(location.pathname)] ?? byPath["/dashboard"]!;
for (const index of loads) {
  const link = { rel: "modulepreload", crossOrigin: "", href: files[index]! };
  document.head.append(Object.assign(document.createElement("link"), link));
}

const token = readToken(localStorage.getItem("accessToken"));
const user = readUser(localStorage.getItem("currentUser"));
const offers = offersOf(sessionStorage.getItem(NOT_OFFERED_KEY));
if (token && user)
  for (const { path, offer } of calls)
    if (!offer || offers.has(offer))
      sendEarly(providerBaseUrl + path.replace(/\{\w+\}/, addressPart(user.extraId)), token);

warmFormats();
