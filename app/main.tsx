import "#src/styles/theme.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client";
import { App } from "#app/App.tsx";
import { startStateOf, type StartState } from "#app/router/startState.ts";
import { createAppDeps } from "#app/shell/appDeps.ts";
import { showScreen } from "#app/navigation/location.ts";
import { takePrerendered } from "#app/router/prerendered.ts";
import { forgetUrlToken, keptUrlToken } from "#app/session/urlToken.ts";
import deAuth from "#src/copy/de/auth.json";
import { put, type Messages } from "#src/copy/store.ts";

put("de", "auth", deAuth as unknown as Messages);

const deps = createAppDeps();
if (deps.session.id() === null) deps.groupLink.keep(location);
const startState = startStateOf(deps, location.pathname, keptUrlToken(history));
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
const options: RootOptions = import.meta.env.PROD ? { onCaughtError: () => {} } : {};
const draw = (from: StartState) => (
  <StrictMode>
    <App deps={deps} startState={from} />
  </StrictMode>
);

const drawn = takePrerendered(startState);
if (drawn) {
  const field = drawn.querySelector("input");
  const typed = { ...startState, auth: { ...startState.auth, email: field?.value ?? "" } };
  hydrateRoot(drawn, draw(typed), { ...options, identifierPrefix: startState.screen });
  // An event that React must not miss: it takes the page over now, so that nothing can be typed in between and be lost.
  field?.dispatchEvent(new Event("input", { bubbles: true }));
  drawn.querySelector<HTMLElement>("[data-pressed]")?.click();
} else createRoot(root, options).render(draw(startState));
