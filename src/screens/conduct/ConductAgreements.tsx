import { useCopy } from "#src/copy/useCopy.tsx";
import { CONDUCT_AGREEMENTS, type ConductAgreement } from "#src/model/lists.ts";
import { Checkbox } from "#src/primitives/Checkbox.tsx";

type ConductAgreementsProps = {
  ticked: readonly ConductAgreement[];
  isReadOnly: boolean;
  isAnswered: boolean;
  onTick: (agreement: ConductAgreement, ticked: boolean) => void;
};

/** The agreements, in the first person, below the text they refer to. */
export function ConductAgreements({ ticked, isReadOnly, isAnswered, onTick }: ConductAgreementsProps) {
  const t = useCopy("conduct.agreements");
  return (
    <section
      aria-labelledby="agreements"
      className="grid gap-2 rounded-card border border-line bg-surface p-card text-ink"
    >
      <h2 id="agreements" className="text-section font-title">
        <span>{t("title")}</span>
      </h2>
      {isAnswered ? null : (
        <p className="text-ink-2">
          <span>{t("lead", { count: CONDUCT_AGREEMENTS.length })}</span>
        </p>
      )}
      {CONDUCT_AGREEMENTS.map((agreement) => (
        <Checkbox
          key={agreement}
          name={agreement}
          checked={ticked.includes(agreement)}
          isRequired
          isReadOnly={isReadOnly}
          onCheckedChange={(checked) => onTick(agreement, checked)}
        >
          <span className="block font-strong">{t(`${agreement}.title`)}</span>
          <span className="block text-ink-2">{t(`${agreement}.text`)}</span>
        </Checkbox>
      ))}
    </section>
  );
}
