import type { ComponentType } from "react";
import type { EarlyCall } from "#app/client/earlyCalls.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import type { Area } from "#src/copy/keys.gen.ts";
import type { Offer } from "#src/model/offer.ts";

/** The screen that is shown instead for this user; `null` if the requested one may be shown (NAV-60). */
export type Guard = (signedIn: Pick<SignedIn, "memory" | "capabilities" | "groupLink">) => ScreenName | null;

/** What a feature says of a screen, in its `*Pages.ts`: the router and the build read it before the page's code is there. */
export type Page = {
  /** Names the file, and what else it begins with, by a literal `import("#…")`: the build runs this to learn the files. */
  load: () => Promise<ComponentType>;
  texts: readonly Area[];
  /** The queries that it begins with: sent while its code is still loading. */
  queries?: readonly EarlyCall[];
  guard?: Guard;
  /** The offer of the provider without which it cannot be shown. */
  offer?: Offer;
};

export type Pages = Partial<Record<ScreenName, Page>>;

/** With those of the frame around every page. */
export const textsOf = ({ texts }: Page): Area[] => [...texts, "shell", "contact"];
export const queriesOf = ({ queries = [] }: Page): EarlyCall[] => ["me", ...queries];
