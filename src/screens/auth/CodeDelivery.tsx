import { useCopy } from "#src/copy/useCopy.tsx";

export type Delivery = "sending" | "sent" | "notSent";

const keys = { sending: "sendingTo", sent: "sentTo", notSent: "notSentTo" } as const;

type CodeDeliveryProps = {
  /** For `aria-describedby` of the code field. */
  id: string;
  delivery: Delivery;
  recipient: string;
};

/** Where the code was sent. Announced on changes. */
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
