import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { entryMode, EntryRoot, type EntryScreenName } from "#app/features/auth/EntryPage.tsx";
import deAuth from "#src/copy/de/auth.json";
import deUnsupported from "#src/copy/de/unsupported.json";
import { put, type Messages } from "#src/copy/store.ts";
import { BootScreen } from "#src/screens/auth/BootScreen.tsx";
import { BrokenScreen } from "#src/screens/start/BrokenScreen.tsx";
import { PressedNote } from "#src/screens/start/PressedNote.tsx";
import { UnsupportedScreen } from "#src/screens/start/UnsupportedScreen.tsx";

put("de", "auth", deAuth as unknown as Messages);
put("de", "unsupported", deUnsupported);

const textOf = async (drawing: ReactNode, identifierPrefix: string): Promise<string> =>
  new Response((await prerender(drawing, { identifierPrefix })).prelude).text();

/** The entry for a signed-out user; its ids start with the screen's name. */
const prerendered = (screen: EntryScreenName): Promise<string> =>
  textOf(<EntryRoot mode={entryMode(screen)} start={() => Promise.reject(new Error("Not in a browser."))} />, screen);

/** Markup by screen name; `old`: unsupported browser, `failed`: one of the first two scripts did not load. */
export const prerenderedEntries = async (): Promise<Record<string, string>> => ({
  "auth-sign-in": await prerendered("auth-sign-in"),
  "auth-create-account": await prerendered("auth-create-account"),
  boot: await textOf(<BootScreen deciding="starting" />, "boot"),
  waiting: await textOf(<PressedNote />, "waiting"),
  failed: await textOf(<BrokenScreen reloading={false} onReload={() => {}} />, "failed"),
  old: await textOf(<UnsupportedScreen />, "old"),
});
