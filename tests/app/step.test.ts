import { createElement, startTransition, StrictMode, type ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fromPromise } from "xstate";
import {
  AuthDepsContext,
  AuthFlowContext,
  authInput,
  authLogic,
  useStep,
  useStepView,
  type AuthActor,
  type AuthDeps,
  type StepLogic,
} from "#app/features/auth/authApi.ts";
import { signInMachine, type SignInAnswer } from "#app/features/auth/signInMachine.ts";
import { SignInPage, toSignInView } from "#app/features/auth/SignInPage.tsx";
import { createAppDeps } from "#app/shell/appDeps.ts";
import { createWayInMemory } from "#app/session/wayInMemory.ts";
import { loadAllCopy } from "#src/copy/store.ts";
import { press } from "./situation.ts";
import { typeLetter } from "./typeLetter.ts";

await loadAllCopy();

const email = "amira@example.de";
const password = "Vorfeldbus7!";

let close = () => {};
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

/** A page of the sign-in step, which stays when the chart leaves the step, as while the next page is loaded. */
async function open(Page: ComponentType) {
  const { session, local, tab, clock, running, loadClient } = createAppDeps();
  const memory = createWayInMemory(tab);
  const deps: AuthDeps = {
    ...{ client: await loadClient(), session, memory, local, clock, running, now: Date.now },
    announce: () => {},
    loadDashboard: async () => {},
    loadGoogle: () => Promise.reject(new Error("no Google")),
    removeLink: () => {},
  };
  const start = { start: "signIn", email, extraId: "17", linkToken: "", hasAccount: true } as const;
  let flow: AuthActor | null = null;
  function WithFlow() {
    flow = AuthFlowContext.useActorRef();
    return createElement(Page);
  }
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const options = { input: authInput(start, memory) };
  startTransition(() =>
    root.render(
      createElement(
        StrictMode,
        null,
        createElement(AuthFlowContext.Provider, {
          ...{ logic: authLogic(deps), options },
          children: createElement(AuthDepsContext, { value: deps }, createElement(WithFlow)),
        }),
      ),
    ),
  );
  close = () => {
    root.unmount();
    place.remove();
  };
  return { flow: () => flow! };
}

/** A page whose sign-in is answered as the test says. */
function createPage() {
  const { promise, resolve: answer } = Promise.withResolvers<SignInAnswer>();
  const signals: AbortSignal[] = [];
  const finish = vi.fn<() => void>();
  const step = (): StepLogic<typeof signInMachine> => [
    signInMachine.provide({
      actors: {
        signIn: fromPromise<SignInAnswer, { email: string; password: string }>(({ signal }) => {
          signals.push(signal);
          return promise;
        }),
      },
      actions: { finish: () => finish() },
    }),
    { input: { email } },
  ];
  function Page() {
    const actor = useStep(step);
    const view = useStepView(actor, toSignInView);
    function signIn() {
      actor.send({ type: "password.changed", password });
      actor.send({ type: "signIn.submitted" });
    }
    return createElement(
      "div",
      null,
      createElement("button", { onClick: signIn }, "Anmelden"),
      createElement("output", null, JSON.stringify(view)),
    );
  }
  return { Page, answer, finish, signals };
}

const shown = () => JSON.parse(page.getByRole("status").element().textContent ?? "") as unknown;
const signingIn = { email, password, problem: null, status: "signingIn" };

test("a letter that is typed at once after the page of a step has appeared stays, and goes out with the rest", async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return Response.json({}, { status: 401 });
  });
  const { promise, resolve: found } = Promise.withResolvers<HTMLInputElement>();
  // Heard as soon as the page is there, before effects that wait for their turn.
  const observer = new MutationObserver(() => {
    const field = document.querySelector<HTMLInputElement>("input[type=password]");
    if (!field) return;
    observer.disconnect();
    typeLetter(field, "V");
    found(field);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await open(() => createElement(SignInPage, { onForgot: () => {}, onBack: () => {} }));
  const field = await promise;
  await userEvent.type(field, password.slice(1));
  expect(field.value).toBe(password);
  await press("Anmelden");
  await expect.element(page.getByText(/Bitte prüfen Sie Ihr Passwort/)).toBeVisible();
  expect(bodies).toEqual([{ email, password }]);
});

test("after the end of its machine a page stays as it was until the next one is there", async () => {
  const { Page, answer, finish } = createPage();
  await open(Page);
  await press("Anmelden");
  await vi.waitFor(() => expect(shown()).toEqual(signingIn));
  answer({ kind: "accepted" });
  await vi.waitFor(() => expect(finish).toHaveBeenCalledTimes(1));
  await new Promise(requestAnimationFrame);
  expect(shown()).toEqual(signingIn);
});

test("the machine of a page stops as soon as the chart leaves the step, before the page goes (C-20)", async () => {
  const { Page, answer, finish, signals } = createPage();
  const { flow } = await open(Page);
  await press("Anmelden");
  await vi.waitFor(() => expect(shown()).toEqual(signingIn));
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  flow().send({ type: "back.requested" });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  answer({ kind: "accepted" });
  await new Promise(requestAnimationFrame);
  expect(finish).not.toHaveBeenCalled();
  expect(shown()).toEqual(signingIn);
});
