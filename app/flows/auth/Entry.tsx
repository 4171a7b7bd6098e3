import { google, terms } from "#app/config.ts";
import type { EntryEvent, GoogleMode } from "#app/flows/auth/entryMachine.ts";
import type { EntryView } from "#app/flows/auth/entryView.ts";
import { useView, type ViewSource } from "#app/flows/viewSource.ts";
import { EntryScreen } from "#src/screens/auth/EntryScreen.tsx";

export type EntryProps = { source: ViewSource<EntryView, EntryEvent>; mode: GoogleMode };

export function Entry({ source, mode }: EntryProps) {
  const view = useView(source);
  return (
    <EntryScreen
      {...view}
      mode={mode}
      google={google ? view.google : { kind: "absent" }}
      terms={terms}
      onEmailChange={(email) => source.send({ type: "email.changed", email })}
      onSubmit={() => source.send({ type: "email.submitted" })}
      onGoogle={() => source.send({ type: "google.requested", mode })}
    />
  );
}
