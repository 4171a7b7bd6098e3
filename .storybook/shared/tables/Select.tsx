import { useId } from "react";

type SelectProps<Value extends string> = {
  label: string;
  value: Value;
  options: Partial<Record<Value, string>>;
  onPick: (value: Value) => void;
};

/** A choice above a long table. */
export function Select<Value extends string>({ label, value, options, onPick }: SelectProps<Value>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onPick(event.target.value as Value)}>
        {(Object.entries(options) as [Value, string][]).map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
