import { terms } from "#app/platform/config.ts";
import { contactOnPage } from "#app/shell/addresses.ts";
import type { PhoneView } from "#app/features/auth/phoneView.ts";
import { useView, type ViewSource } from "#app/shell/viewSource.ts";
import { PhoneScreen, type PhoneScreenProps } from "#src/screens/auth/PhoneScreen.tsx";

export type PhoneEvent = { type: "phone.changed"; phone: string } | { type: "phone.submitted" };

export type PhoneProps = { source: ViewSource<PhoneView, PhoneEvent>; person: PhoneScreenProps["person"] };

export function PhonePage({ source, person }: PhoneProps) {
  return (
    <PhoneScreen
      {...useView(source)}
      person={person}
      terms={terms}
      contact={contactOnPage()}
      onPhoneChange={(phone) => source.send({ type: "phone.changed", phone })}
      onSubmit={() => source.send({ type: "phone.submitted" })}
    />
  );
}
