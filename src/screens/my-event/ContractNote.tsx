import { useCopy } from "#src/copy/useCopy.tsx";
import type { DayContract } from "#src/model/contract/contract.ts";
import { Banner } from "#src/primitives/Banner.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";

export type ContractNoteProps = { contract: Exclude<DayContract, "complete">; onOpen: () => void };

/** Warns of an incomplete contract, with a link to it. */
export function ContractNote({ contract, onOpen }: ContractNoteProps) {
  const t = useCopy("myEvent.contract");
  const isMissing = contract === "missing";
  return (
    <Banner tone={isMissing ? "caution" : "hint"}>
      <p key={contract}>{t(contract)}</p>
      <Button
        variant={isMissing ? "primary" : "secondary"}
        size="row"
        width="natural"
        className="mt-3"
        onClick={onOpen}
      >
        <span>{t("toContract")}</span>
        {isMissing ? <NextArrow /> : null}
      </Button>
    </Banner>
  );
}
