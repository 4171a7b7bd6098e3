import "#src/styles/theme.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "#app/App.tsx";
import { beginOf } from "#app/router/begin.ts";
import { createMeans } from "#app/shell/means.ts";
import { showScreen } from "#app/navigation/location.ts";
import { forgetUrlToken, takeUrlToken } from "#app/session/urlToken.ts";
import deAuth from "#src/copy/de/auth.json";
import { put, type Messages } from "#src/copy/store.ts";

const link = takeUrlToken(location, history);
put("de", "auth", deAuth as unknown as Messages);

const means = createMeans();
if (means.session.id() === null) means.groupLink.keep(location);
const begin = beginOf(means, location.pathname, link);
if (begin.auth.start === "reset") means.running.set("reset");
showScreen(begin.screen, { replace: true });
if (begin.isInvitationLeft) {
  forgetUrlToken(history);
  means.board.post({ tone: "info", area: "signed-in", text: { from: "copy", key: "invitation.signedIn" } });
}

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");
// What a boundary has caught is on show; a page in production says nothing more about it to the console (S8). What React could
// draw only at the second try is on no screen and stays reported: it would hide a component that fails now and then.
createRoot(root, import.meta.env.PROD ? { onCaughtError: () => {} } : {}).render(
  <StrictMode>
    <App means={means} begin={begin} />
  </StrictMode>,
);
