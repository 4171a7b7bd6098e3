import { terms } from "#app/config.ts";
import type { EntryEvent } from "#app/flows/auth/entryDraft.ts";
import type { EntryView } from "#app/flows/auth/entryView.ts";
import { useView, type ViewSource } from "#app/flows/viewSource.ts";
import { EntryScreen } from "#src/screens/auth/EntryScreen.tsx";

export type EntryProps = { source: ViewSource<EntryView, EntryEvent>; mode: "signIn" | "signUp" };

export function Entry({ source, mode }: EntryProps) {
  return (
    <EntryScreen
      {...useView(source)}
      mode={mode}
      alert={null}
      google={{ kind: "absent" }}
      terms={terms}
      onEmailChange={(email) => source.send({ type: "email.changed", email })}
      onSubmit={() => source.send({ type: "email.submitted" })}
      onGoogle={() => {}}
    />
  );
}
