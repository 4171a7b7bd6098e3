import "#src/styles/theme.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "#app/App.tsx";
import { beginOf } from "#app/begin.ts";
import { createMeans } from "#app/means.ts";
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
const silent = { onCaughtError: () => {}, onRecoverableError: () => {} };
// What a boundary has caught, or React has drawn again, is on show; a page in production says nothing to the console (S8).
createRoot(root, import.meta.env.PROD ? silent : {}).render(
  <StrictMode>
    <App means={means} begin={begin} />
  </StrictMode>,
);
