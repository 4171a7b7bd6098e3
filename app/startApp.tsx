import { StrictMode } from "react";
import { createRoot, type RootOptions } from "react-dom/client";
import { App } from "#app/App.tsx";
import type { DrawnEntry } from "#app/features/auth/drawnEntry.tsx";
import { showScreen } from "#app/navigation/location.ts";
import { startStateOf } from "#app/router/startState.ts";
import { forgetUrlToken, keptUrlToken } from "#app/session/urlToken.ts";
import { createAppDeps } from "#app/shell/appDeps.ts";

/** Everything but the drawn entry, which stays if the app begins with it. */
export function startApp(entry: DrawnEntry | null, options: RootOptions): void {
  const deps = createAppDeps();
  if (deps.session.id() === null) deps.groupLink.keep(location);
  const startState = startStateOf(deps, location.pathname, keptUrlToken(history));
  if (startState.auth.start === "reset") deps.running.setState("reset");
  showScreen(startState.screen, { replace: true });
  if (startState.isInvitationLeft) {
    forgetUrlToken(history);
    deps.toaster.notify({ tone: "info", area: "signed-in", text: { from: "copy", key: "invitation.signedIn" } });
  }

  const isDrawn = startState.auth.start === "entry" && startState.screen === entry?.screen;
  if (!isDrawn) entry?.end();
  createRoot(document.getElementById("root")!, options).render(
    <StrictMode>
      <App deps={deps} startState={startState} drawn={isDrawn ? entry : null} />
    </StrictMode>,
  );
}
