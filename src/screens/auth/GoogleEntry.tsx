import { useCopy } from "#src/copy/useCopy.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { FieldError } from "#src/primitives/FieldError.tsx";
import { GoogleMark } from "#src/primitives/GoogleMark.tsx";

export type GoogleOffer =
  /** No client is configured: a dead button is worse than none (C-06). */
  { kind: "absent" } | { kind: "ready"; problem: "cancelled" | "failed" | null } | { kind: "busy" };

export type GoogleEntryProps = {
  offer: Exclude<GoogleOffer, { kind: "absent" }>;
  isDisabled: boolean;
  onGoogle: () => void;
};

export function GoogleEntry({ offer, isDisabled, onGoogle }: GoogleEntryProps) {
  const t = useCopy("google");
  const isBusy = offer.kind === "busy";
  return (
    <div className="grid gap-5">
      <p className="flex items-center gap-3 text-meta text-ink-2">
        <span className="flex-1 border-t border-line" />
        <span>{t("or")}</span>
        <span className="flex-1 border-t border-line" />
      </p>
      <Button variant="secondary" width="always" isPending={isBusy} isDisabled={isDisabled} onClick={onGoogle}>
        {isBusy ? null : <GoogleMark />}
        <span>{t(isBusy ? "busy" : "offer")}</span>
      </Button>
      <FieldError>{offer.kind === "ready" && offer.problem ? t(`problems.${offer.problem}`) : null}</FieldError>
    </div>
  );
}
