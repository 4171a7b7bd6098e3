import { StrictMode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { EntryView, RunningEntry, StartEntry } from "#app/features/auth/entryApi.ts";
import type { EntryInput, EntrySubmit, GoogleMode } from "#app/features/auth/entryMachine.ts";
import { google, legal, terms } from "#app/platform/config.ts";
import { storeUnsent, takeUnsent } from "#app/session/unsent.ts";
import { addresses, contactOnPage } from "#app/shell/addresses.ts";
import { reloadIfThere } from "#app/shell/staleBuild.ts";
import { EntryScreen } from "#src/screens/auth/EntryScreen.tsx";

type EntryProps = Partial<EntryInput> & {
  mode: GoogleMode;
  start: StartEntry;
  /** The code has not arrived, and this page cannot load it again: Firefox 153 repeats no import that has failed. */
  hasFailed?: () => boolean;
};

const subscribeNever = () => () => {};

/** Works before its machine is there, which begins with the first submit. */
export function EntryPage({ mode, email: initialEmail = "", alert = null, start, hasFailed }: EntryProps) {
  const [view, setView] = useState<EntryView>(() => ({
    email: initialEmail,
    alert,
    status: "editing",
    problem: null,
    google: { kind: "ready", problem: null },
  }));
  const running = useRef<RunningEntry>(null);
  const typed = useRef(initialEmail);
  const isStarting = useRef(false);
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      running.current?.stop();
    };
  }, []);
  // Prerendered without the settings that are read from the page.
  const isInBrowser = useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
  const change = (next: Partial<EntryView>) => setView((before) => ({ ...before, ...next }));

  function changeEmail(email: string) {
    typed.current = email;
    if (running.current) running.current.send({ type: "email.changed", email });
    else change({ email, problem: null });
  }

  async function submit(event: EntrySubmit) {
    if (running.current) return running.current.send(event);
    if (isStarting.current) return;
    isStarting.current = true;
    const isEmail = event.type === "email.submitted";
    change(isEmail ? { status: "checking", problem: null } : { google: { kind: "busy" } });
    try {
      if (hasFailed?.()) {
        storeUnsent({ email: typed.current, isSubmitted: isEmail });
        if (await reloadIfThere()) return;
        takeUnsent();
        throw new Error("The page cannot be loaded again.");
      }
      running.current = await start({ email: typed.current, alert: view.alert }, setView);
      if (isUnmounted.current) return running.current.stop();
      running.current.send({ type: "email.changed", email: typed.current });
      running.current.send(event);
    } catch {
      change(
        isEmail ? { status: "editing", problem: "unableToCheck" } : { google: { kind: "ready", problem: "failed" } },
      );
    } finally {
      isStarting.current = false;
    }
  }

  return (
    <EntryScreen
      {...view}
      mode={mode}
      google={isInBrowser && google ? view.google : { kind: "absent" }}
      terms={terms}
      contact={isInBrowser ? contactOnPage() : undefined}
      legal={legal}
      registrationUrl={isInBrowser ? addresses().registrationUrl : undefined}
      onEmailChange={changeEmail}
      onSubmit={() => void submit({ type: "email.submitted" })}
      onGoogle={() => void submit({ type: "google.requested", mode })}
    />
  );
}

export type EntryScreenName = "auth-sign-in" | "auth-create-account";

export const entryMode = (screen: string): GoogleMode => (screen === "auth-create-account" ? "signUp" : "signIn");

/** The entry by itself, which the build renders into the page and the page hydrates. */
export const EntryRoot = (props: EntryProps) => (
  <StrictMode>
    <Suspense>
      <EntryPage {...props} />
    </Suspense>
  </StrictMode>
);

/** An entry that is on the page before AuthFlow is: rendered by the build, or by the app while that loads. */
export type InitialEntry = {
  /** That of the build is one screen; null: the current one. */
  screen: EntryScreenName | null;
  start: StartEntry;
  hasFailed: () => boolean;
  /** Lets the entry start its machine; `null`: the code has not arrived. */
  setStart: (start: StartEntry | null) => void;
  isShown: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Takes it off the page. */
  remove: () => void;
};

export function createInitialEntry(screen: EntryScreenName | null, onRemove = () => {}): InitialEntry {
  const listeners = new Set<() => void>();
  let isShown = true;
  let hasFailed = false;
  let setStart: InitialEntry["setStart"] = () => {};
  const started = new Promise<StartEntry>((resolve, reject) => {
    setStart = (start) => {
      hasFailed = start === null;
      if (start) resolve(start);
      else reject(new Error("The code has not arrived."));
    };
  });
  started.catch(() => {});
  return {
    screen,
    start: async (...input) => (await started)(...input),
    hasFailed: () => hasFailed,
    setStart: (start) => setStart(start),
    isShown: () => isShown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    remove() {
      if (!isShown) return;
      isShown = false;
      listeners.forEach((listener) => listener());
      onRemove();
    },
  };
}

/** For code that has not arrived: the entry on the page stays and tries again; any other step has nothing to show. */
export function MissingCode({ initialEntry }: { initialEntry: InitialEntry | null }) {
  useEffect(() => initialEntry?.setStart(null), [initialEntry]);
  if (!initialEntry) throw new Error("Sign-in and sign-up could not be loaded.");
  return null;
}

/** Whether an entry is still on the page; without one it is not. */
export const useIsShown = (entry: InitialEntry | null): boolean =>
  useSyncExternalStore(entry?.subscribe ?? subscribeNever, () => entry?.isShown() ?? false);
