import * as React from "react";
import { useGlobals } from "storybook/manager-api";

const patience = 400;

type Codec<Value> = {
  /** The name of the global. */
  name: string;
  encode: (value: Value) => string;
  /** Hears what the address carries, whatever that is. */
  decode: (encoded: string) => Value;
};

/** A value that lives in the address of the page: in a link, after a reload and beside every story it is the same. */
export function useInAddress<Value>({ name, encode, decode }: Codec<Value>): [Value, (next: Value) => void] {
  const [globals, updateGlobals] = useGlobals();
  const encoded = String(globals[name] ?? "");
  const [value, setValue] = React.useState<Value>(() => decode(""));
  const written = React.useRef("");
  const due = React.useRef<ReturnType<typeof setTimeout>>(undefined);

  React.useEffect(() => {
    if (encoded === written.current) return;
    written.current = encoded;
    setValue(decode(encoded));
  }, [encoded, decode]);

  const change = (next: Value) => {
    setValue(next);
    clearTimeout(due.current);
    // Every letter would be an entry of its own.
    due.current = setTimeout(() => {
      written.current = encode(next);
      updateGlobals({ [name]: written.current });
    }, patience);
  };
  return [value, change];
}
