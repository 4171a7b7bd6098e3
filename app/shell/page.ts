import type { ComponentType } from "react";
import type { EarlyCall } from "#app/client/earlyCalls.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import type { Area } from "#src/copy/keys.gen.ts";
import type { Offer } from "#src/model/offer.ts";

/** The screen to show instead for this user; `null` if the requested one may be shown (NAV-60). */
export type Guard = (signedIn: Pick<SignedIn, "memory" | "capabilities" | "groupLink">) => ScreenName | null;

/** Description of a screen in a feature's `*Pages.ts`: read by router and build before the page's code is loaded. */
export type Page = {
  /** Must import its files with a literal `import("#…")`: the build runs it to find them. */
  load: () => Promise<ComponentType>;
  texts: readonly Area[];
  /** Its first queries: sent while its code is loading. */
  queries?: readonly EarlyCall[];
  guard?: Guard;
  /** The provider feature that the page requires. */
  offer?: Offer;
};

export type Pages = Partial<Record<ScreenName, Page>>;

/** Includes the texts of the frame. */
export const textsOf = ({ texts }: Page): Area[] => [...texts, "shell", "contact"];
export const queriesOf = ({ queries = [] }: Page): EarlyCall[] => ["me", ...queries];
