import { StrictMode, type ReactNode } from "react";
import { prerender } from "react-dom/static";
import { App } from "#app/App.tsx";
import { createMemoryAddress } from "#app/navigation/memoryAddress.ts";
import { setAddress } from "#app/navigation/address.ts";
import { SCREEN_PATHS } from "#app/navigation/screens.ts";
import { emptyAuthStart } from "#app/router/startState.ts";
import { createSession } from "#app/session/session.ts";
import { createStore } from "#app/session/storage.ts";
import { createAppDeps } from "#app/shell/appDeps.ts";
import deAuth from "#src/copy/de/auth.json";
import deUnsupported from "#src/copy/de/unsupported.json";
import { put, type Messages } from "#src/copy/store.ts";
import { UnsupportedScreen } from "#src/screens/start/UnsupportedScreen.tsx";

put("de", "auth", deAuth as unknown as Messages);
put("de", "unsupported", deUnsupported);

/** Where nothing is kept. */
const nowhere = () =>
  createStore(() => {
    throw new Error("no storage");
  });

const textOf = async (drawing: ReactNode, identifierPrefix: string): Promise<string> =>
  new Response((await prerender(drawing, { identifierPrefix })).prelude).text();

/** The entry as it is first drawn for somebody who is not signed in, with ids that begin with the name of the screen. */
async function drawn(screen: "auth-sign-in" | "auth-create-account"): Promise<string> {
  setAddress(createMemoryAddress(SCREEN_PATHS[screen]));
  const stores = { local: nowhere(), tab: nowhere() };
  const tabs = { listen: () => () => {} };
  const deps = createAppDeps({ ...stores, tabs, session: createSession({ ...stores, tabs, newId: () => "nobody" }) });
  return textOf(
    <StrictMode>
      <App deps={deps} startState={{ screen, auth: emptyAuthStart, isInvitationLeft: false }} />
    </StrictMode>,
    screen,
  );
}

/** Markup by the name of its screen; `old` where no code runs. */
export const drawnEntries = async (): Promise<Record<string, string>> => ({
  "auth-sign-in": await drawn("auth-sign-in"),
  "auth-create-account": await drawn("auth-create-account"),
  old: await textOf(<UnsupportedScreen />, "old"),
});
