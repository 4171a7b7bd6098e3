import { useCopy } from "#src/copy/useCopy.tsx";

export type Delivery = "sending" | "sent" | "notSent";

const keys = { sending: "sendingTo", sent: "sentTo", notSent: "notSentTo" } as const;

type CodeDeliveryProps = {
  /** Ties it to the field of the code, with `aria-describedby` there. */
  id: string;
  delivery: Delivery;
  recipient: string;
};

/** Where the code is and whom it goes to. Said aloud when it changes. */
export function CodeDelivery({ id, delivery, recipient }: CodeDeliveryProps) {
  const t = useCopy("auth.code");
  return (
    <p id={id} role="status" className="text-ink-2">
      <span key={delivery}>
        {t.rich(keys[delivery], {
          recipient,
          address: (chunks) => <strong className="font-strong wrap-anywhere hyphens-none">{chunks}</strong>,
        })}
      </span>
    </p>
  );
}
