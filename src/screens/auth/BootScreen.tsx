import { useCopy } from "#src/copy/useCopy.tsx";
import { Logo } from "#src/primitives/Logo.tsx";
import { Spinner } from "#src/primitives/Spinner.tsx";

export type BootScreenProps = {
  /** What is pending before the first screen can be rendered. */
  deciding: "starting" | "invitation" | "resetLink";
};

export function BootScreen({ deciding }: BootScreenProps) {
  const t = useCopy("auth.boot");
  return (
    <main data-sign className="grid min-h-dvh place-content-center gap-6 bg-sign p-page text-sign-ink">
      <h1 data-screen-heading tabIndex={-1} className="flex justify-center">
        <Logo className="h-10" />
      </h1>
      <p role="status" className="flex items-center justify-center gap-3 text-sign-ink-2">
        <Spinner />
        <span>{t(deciding)}</span>
      </p>
    </main>
  );
}
