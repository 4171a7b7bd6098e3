import { plainPath } from "#app/navigation/screenForPath.ts";

/** Written by the build: what each path of the signed-in area loads, as places in a list of files. */
declare const LOADED: {
  files: readonly string[];
  byPath: Record<string, readonly number[]>;
};

/**
 * Begun by the early script where somebody is signed in: has all code and texts of the screen at this path
 * fetched side by side, while the first script, which would ask for them one after the other, is still on its way.
 */
const { files, byPath } = LOADED;
for (const place of byPath[plainPath(location.pathname)] ?? byPath["/dashboard"]!) {
  const link = { rel: "modulepreload", crossOrigin: "", href: files[place]! };
  document.head.append(Object.assign(document.createElement("link"), link));
}
