import { StrictMode } from "react";
import { createRoot, type RootOptions } from "react-dom/client";
import { App } from "#app/App.tsx";
import type { InitialEntry } from "#app/features/auth/EntryPage.tsx";
import { showScreen } from "#app/navigation/location.ts";
import { startStateOf } from "#app/router/startState.ts";
import { forgetUrlToken, storedUrlToken } from "#app/session/urlToken.ts";
import { createAppDeps } from "#app/shell/appDeps.ts";

/** Starts the app around the prerendered entry, which is kept if the app starts with it. */
export function startApp(entry: InitialEntry | null, options: RootOptions): void {
  const deps = createAppDeps();
  if (deps.session.id() === null) deps.groupLink.keep(location);
  const startState = startStateOf(deps, location.pathname, storedUrlToken(history));
  if (startState.auth.start === "reset") deps.running.setState("reset");
  showScreen(startState.screen, { replace: true });
  if (startState.isInvitationLeft) {
    forgetUrlToken(history);
    deps.toaster.notify({ tone: "info", area: "signed-in", text: { from: "copy", key: "invitation.signedIn" } });
  }

  const isPrerendered = startState.auth.start === "entry" && startState.screen === entry?.screen;
  if (!isPrerendered) entry?.remove();
  createRoot(document.getElementById("root")!, options).render(
    <StrictMode>
      <App deps={deps} startState={startState} prerendered={isPrerendered ? entry : null} />
    </StrictMode>,
  );
}
