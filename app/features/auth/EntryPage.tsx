import { useSyncExternalStore } from "react";
import { google, legal, terms } from "#app/platform/config.ts";
import { contactOnPage } from "#app/shell/addresses.ts";
import type { EntryEvent, GoogleMode } from "#app/features/auth/entryMachine.ts";
import type { EntryView } from "#app/features/auth/entryView.ts";
import { useView, type ViewSource } from "#app/shell/viewSource.ts";
import { EntryScreen } from "#src/screens/auth/EntryScreen.tsx";

const listenToNothing = () => () => {};

export type EntryProps = { source: ViewSource<EntryView, EntryEvent>; mode: GoogleMode };

export function EntryPage({ source, mode }: EntryProps) {
  const view = useView(source);
  // The build draws the entry before it is known what the page says of Google and of whom to ask.
  const isInBrowser = useSyncExternalStore(
    listenToNothing,
    () => true,
    () => false,
  );
  return (
    <EntryScreen
      {...view}
      mode={mode}
      google={isInBrowser && google ? view.google : { kind: "absent" }}
      terms={terms}
      contact={isInBrowser ? contactOnPage() : undefined}
      legal={legal}
      onEmailChange={(email) => source.send({ type: "email.changed", email })}
      onSubmit={() => source.send({ type: "email.submitted" })}
      onGoogle={() => source.send({ type: "google.requested", mode })}
    />
  );
}
