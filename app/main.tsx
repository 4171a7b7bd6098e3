import "#src/styles/theme.css";
import type { RootOptions } from "react-dom/client";
import { takeDrawnEntry } from "#app/features/auth/drawnEntry.tsx";
import { loadAuthCode } from "#app/features/auth/loadAuthFlow.ts";
import { reloadOnce } from "#app/shell/staleBuild.ts";
import deAuth from "#src/copy/de/auth.json";
import deContact from "#src/copy/de/contact.json";
import { put, type Messages } from "#src/copy/store.ts";

put("de", "auth", deAuth as unknown as Messages);
put("de", "contact", deContact);

// What a boundary has caught is on show; a page in production says nothing more about it to the console (S8). What React could
// draw only at the second try is on no screen and stays reported: it would hide a component that fails now and then.
const options: RootOptions = import.meta.env.PROD ? { onCaughtError: () => {} } : {};

const loadApp = () => import("#app/startApp.tsx");

function begin(): void {
  const entry = takeDrawnEntry(options);
  const start = ({ startApp }: Awaited<ReturnType<typeof loadApp>>) => startApp(entry, options);
  if (entry) {
    void entry.draft.load(() => loadApp().then(start));
    // Beside the app, which asks for it when it is there.
    loadAuthCode().catch(() => {});
  } else
    loadApp()
      .then(start)
      .catch(() => dispatchEvent(new Event("start.failed")));
  // The early script sees by it that this one has run.
  delete document.documentElement.dataset.start;
}

// The early script takes its element away. Without it the token of a link would stay in the address, and unused.
const isEarlyMissing = document.querySelector("script[data-app]") !== null;
if (!isEarlyMissing || !reloadOnce()) begin();
