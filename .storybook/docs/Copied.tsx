import { useState, type ReactNode } from "react";

/** What is said about the last copy, and a function that copies. */
export function useCopied(): [said: string, copy: (value: string) => void] {
  const [said, setSaid] = useState("");
  const copy = (value: string) =>
    void navigator.clipboard.writeText(value).then(
      () => setSaid(`${value} ist kopiert.`),
      () => setSaid(`Bitte kopieren Sie ${value} von Hand.`),
    );
  return [said, copy];
}

/** Stays in sight above what is copied from. */
export const Copied = ({ children }: { children: ReactNode }) => (
  <p role="status" className="docs-copied">
    {children}
  </p>
);
