import type { ReactNode } from "react";

/** What came of it, in a drawing and a few sentences. The title stands on the sign. */
export function AuthResult({ drawing, children }: { drawing: ReactNode; children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 px-2 py-4 text-center text-balance text-ink-2 low:py-0">
      {drawing}
      {children}
    </div>
  );
}
