import "#src/styles/theme.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "#app/App.tsx";
import { startStateOf } from "#app/router/startState.ts";
import { createAppDeps } from "#app/shell/appDeps.ts";
import { showScreen } from "#app/navigation/location.ts";
import { forgetUrlToken, takeUrlToken } from "#app/session/urlToken.ts";
import deAuth from "#src/copy/de/auth.json";
import { put, type Messages } from "#src/copy/store.ts";

const link = takeUrlToken(location, history);
put("de", "auth", deAuth as unknown as Messages);

const deps = createAppDeps();
if (deps.session.id() === null) deps.groupLink.keep(location);
const startState = startStateOf(deps, location.pathname, link);
if (startState.auth.start === "reset") deps.running.setState("reset");
showScreen(startState.screen, { replace: true });
if (startState.isInvitationLeft) {
  forgetUrlToken(history);
  deps.toaster.notify({ tone: "info", area: "signed-in", text: { from: "copy", key: "invitation.signedIn" } });
}

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");
// What a boundary has caught is on show; a page in production says nothing more about it to the console (S8). What React could
// draw only at the second try is on no screen and stays reported: it would hide a component that fails now and then.
createRoot(root, import.meta.env.PROD ? { onCaughtError: () => {} } : {}).render(
  <StrictMode>
    <App deps={deps} startState={startState} />
  </StrictMode>,
);
