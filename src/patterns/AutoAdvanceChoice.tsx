import { useCopy } from "#src/copy/useCopy.tsx";
import { Checkbox } from "#src/primitives/Checkbox.tsx";

export type AutoAdvanceChoiceProps = {
  isOn: boolean;
  isReadOnly?: boolean | undefined;
  onChange: (isOn: boolean) => void;
};

/** Whether confirmations continue automatically on this device; shown wherever one may follow. */
export function AutoAdvanceChoice({ isOn, isReadOnly, onChange }: AutoAdvanceChoiceProps) {
  const t = useCopy("autoAdvance");
  return (
    <Checkbox checked={isOn} isReadOnly={isReadOnly} onCheckedChange={onChange}>
      <span>{t("choice")}</span>
    </Checkbox>
  );
}
