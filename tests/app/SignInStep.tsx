import { StrictMode, useEffect, type ComponentType } from "react";
import type { Auth, AuthDeps } from "#app/features/auth/authMachine.ts";
import { AuthDepsContext, AuthFlowContext, authInput, authLogic } from "#app/features/auth/authApi.ts";

const start = { start: "signIn", email: "amira@example.de", extraId: "17", linkToken: "", hasAccount: true } as const;

export type SignInStepProps = { deps: AuthDeps; Page: ComponentType; onFlow: (flow: Auth["flow"]) => void };

/** The chart at the sign-in, and a page that stays when the chart leaves it, as while the next one is loaded. */
export function SignInStep({ deps, ...props }: SignInStepProps) {
  return (
    <StrictMode>
      <AuthFlowContext.Provider logic={authLogic(deps)} options={{ input: authInput(start, deps.memory) }}>
        <AuthDepsContext value={deps}>
          <PageWithFlow {...props} />
        </AuthDepsContext>
      </AuthFlowContext.Provider>
    </StrictMode>
  );
}

function PageWithFlow({ Page, onFlow }: Omit<SignInStepProps, "deps">) {
  const flow = AuthFlowContext.useActorRef();
  useEffect(() => onFlow(flow), [flow, onFlow]);
  return <Page />;
}
