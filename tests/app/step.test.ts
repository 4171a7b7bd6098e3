import { createElement, startTransition, type ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fromPromise } from "xstate";
import type { Auth, AuthDeps, StepLogic } from "#app/features/auth/authMachine.ts";
import { useStep } from "#app/features/auth/authApi.ts";
import { signInMachine, type SignInAnswer } from "#app/features/auth/signInMachine.ts";
import { SignInPage, toSignInView } from "#app/features/auth/SignInPage.tsx";
import { createAppDeps } from "#app/shell/appDeps.ts";
import { createAuthMemory } from "#app/session/authMemory.ts";
import { loadAllCopy } from "#src/copy/store.ts";
import { deferred } from "./deferred.ts";
import { SignInStep } from "./SignInStep.tsx";
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

async function open(Page: ComponentType) {
  const { session, local, tab, clock, running, loadClient } = createAppDeps();
  const memory = createAuthMemory(tab);
  const client = await loadClient();
  const shared = { client, session, memory, local, clock, setRunning: running.setState };
  const deps: AuthDeps = {
    ...shared,
    now: Date.now,
    announce: () => {},
    loadDashboard: async () => {},
    loadGoogle: () => Promise.reject(new Error("no Google")),
    removeLink: () => {},
  };
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const { promise: flow, resolve: onFlow } = deferred<Auth["flow"]>();
  startTransition(() => root.render(createElement(SignInStep, { deps, Page, onFlow })));
  close = () => {
    root.unmount();
    place.remove();
  };
  return { flow: await flow };
}

/** A page whose sign-in is answered as the test says. */
function createPage() {
  const { promise, resolve: answer } = deferred<SignInAnswer>();
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
    const [view, actor] = useStep(step, toSignInView);
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
  const { promise, resolve: found } = deferred<HTMLInputElement>();
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
  flow.send({ type: "back.requested" });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  answer({ kind: "accepted" });
  await new Promise(requestAnimationFrame);
  expect(finish).not.toHaveBeenCalled();
  expect(shown()).toEqual(signingIn);
});
