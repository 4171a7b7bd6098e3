import { sendEarly } from "#app/client/earlyClient.ts";
import type { EarlyRequest } from "#app/client/earlyCalls.ts";
import { plainPath } from "#app/navigation/screenForPath.ts";
import { providerBaseUrl } from "#app/platform/providerBaseUrl.ts";
import { NOT_OFFERED_KEY, offersOf } from "#app/shell/offers.ts";
import { readToken, readUser } from "#app/session/stored.ts";
import { addressPart } from "#src/lib/addressPart.ts";
import { warmFormats } from "#src/lib/warmFormats.ts";

/** Written by the build: for each signed-in path the indexes of its files in `files`, and its first calls. */
declare const LOADED: {
  files: readonly string[];
  byPath: Record<string, { loads: readonly number[]; calls: readonly EarlyRequest[] }>;
};

/**
 * Started by the early script when signed in: preloads code and texts of the current path in parallel and sends its
 * first calls, while the first script, which would do so one after the other, is still loading.
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
