import type { AuthBegin } from "#app/flows/auth/loadAuthFlow.ts";
import type { Means } from "#app/means.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { startDecision } from "#app/navigation/start.ts";
import { screenOfStep } from "#app/navigation/steps.ts";
import type { LinkToken } from "#app/session/urlToken.ts";
import { readRemains } from "#app/session/wayInRemains.ts";

export type Begin = { screen: ScreenName; auth: AuthBegin };

export const emptyBegin: AuthBegin = { start: "entry", email: "", extraId: "" };

const starts = { 0: "entry", 1: "emailCode", 2: "phone", 6: "signIn" } as const;

/** What the app begins with, from address, link, session and what a reload left (ROUTE-17 to ROUTE-28, C-09). */
export function beginOf({ session, tab }: Means, path: string, link: LinkToken): Begin {
  const { pendingAuth, signUp } = readRemains(tab);
  const decision = startDecision({ path, search: link, hasSession: session.id() !== null, pendingAuth, signUp });
  switch (decision.kind) {
    case "app":
      return { screen: decision.screen, auth: emptyBegin };
    case "step": {
      const { step, screen, email } = decision;
      const start = step in starts ? starts[step as keyof typeof starts] : null;
      return {
        screen,
        auth: start ? { start, email: email ?? "", extraId: pendingAuth?.extraId ?? "" } : emptyBegin,
      };
    }
    case "invitation":
      return { screen: screenOfStep(0), auth: { ...emptyBegin, email: decision.email } };
    case "proof-expired":
      return { screen: screenOfStep(decision.step), auth: emptyBegin };
    case "reset":
    case "reset-link-missing":
      return { screen: screenOfStep(9), auth: emptyBegin };
  }
}
