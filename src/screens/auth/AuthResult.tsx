import type { ReactNode } from "react";

/** A result as a drawing and a few sentences. The title is on the sign. */
export function AuthResult({ drawing, children }: { drawing: ReactNode; children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-5 px-2 py-4 text-center text-balance low:py-0">
      {drawing}
      <div className="grid gap-3 text-ink-2">{children}</div>
    </div>
  );
}
