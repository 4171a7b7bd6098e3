import { useCopy } from "#src/copy/useCopy.tsx";

export type Delivery = "sending" | "sent" | "notSent";

const keys = { sending: "sendingTo", sent: "sentTo", notSent: "notSentTo" } as const;

/** Where the code is and whom it goes to. Said aloud when it changes. */
export function CodeDelivery({ delivery, recipient }: { delivery: Delivery; recipient: string }) {
  const t = useCopy("auth.code");
  return (
    <p role="status" className="text-ink-2">
      <span key={delivery}>
        {t.rich(keys[delivery], {
          recipient,
          address: (chunks) => <strong className="font-strong wrap-anywhere hyphens-none">{chunks}</strong>,
        })}
      </span>
    </p>
  );
}
