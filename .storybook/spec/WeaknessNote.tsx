import type { Weakness } from "./weakness.ts";

export function WeaknessNote({ weakness }: { weakness: Weakness | undefined }) {
  switch (weakness?.kind) {
    case undefined:
      return null;
    case "open":
      return <strong>offen</strong>;
    case "notAsserted":
      return <strong>schwach: Nichts prüft es nach.</strong>;
    case "notInCatalogue":
      return <strong>schwach: Kein Text sagt {weakness.wordings.map((text) => `„${text}“`).join(", ")}.</strong>;
  }
}
