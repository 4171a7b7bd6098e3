import { terms } from "#app/platform/config.ts";
import { contactOnPage } from "#app/shell/addresses.ts";
import { useArrival } from "#app/navigation/arrival.ts";
import { ProofExpiredScreen } from "#src/screens/auth/ProofExpiredScreen.tsx";

export function ProofExpiredPage({ email, onConfirmAgain }: { email: string; onConfirmAgain: () => void }) {
  useArrival("proofExpired");
  return (
    <ProofExpiredScreen
      email={email}
      status="idle"
      terms={terms}
      contact={contactOnPage()}
      onConfirmAgain={onConfirmAgain}
    />
  );
}
