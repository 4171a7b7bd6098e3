import * as React from "react";

const patience = 400;

type Codec<Value> = {
  /** The name of the global. */
  name: string;
  encode: (value: Value) => string;
  /** Hears what the address carries, whatever that is. */
  decode: (encoded: string) => Value;
};

/** The globals that the address carries, and how to change some of them. */
export type Globals = readonly [
  now: Readonly<Record<string, unknown>>,
  update: (changed: Record<string, string>) => void,
];

/** A value that lives in the address of the page: in a link, after a reload and beside every story it is the same. */
export function useInAddress<Value>(
  { name, encode, decode }: Codec<Value>,
  [globals, update]: Globals,
): [Value, (next: Value) => void] {
  const { [name]: carried } = globals;
  const encoded = typeof carried === "string" ? carried : "";
  const [value, setValue] = React.useState<Value>(() => decode(encoded));
  const written = React.useRef(encoded);
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
      update({ [name]: written.current });
    }, patience);
  };
  return [value, change];
}
