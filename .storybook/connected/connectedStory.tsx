import type { SetupWorker } from "msw/browser";
import { useEffect, useRef } from "react";
import { addons } from "storybook/preview-api";
import { expect, screen, waitFor, type userEvent, type within } from "storybook/test";
import { useStore } from "zustand/react";
import { App as Shown } from "#app/App.tsx";
import type { CallName } from "#app/client/calls.ts";
import { createHandlers } from "#app/sandbox/handlers.ts";
import { DEFAULT_DATABASE } from "#app/sandbox/store.ts";
import { remountStory } from "../shared/storybook/globalsEvents.ts";
import { chosenFault } from "../shared/address/chosenFault.ts";
import { startApp, type Connected } from "./startApp.ts";

type App = ReturnType<typeof startApp>;
type Context = { id: string; args: Connected; globals: Record<string, unknown>; loaded: Record<string, unknown> };

/** The app of a story that is on show. */
export const appIn = ({ loaded }: Pick<Context, "loaded">) => loaded["app"] as App;

/** Stands for the app in the args of a story: `render` draws what was begun for them. */
export function ConnectedApp(_props: Connected) {
  return null;
}

/** How every story of a connector is shown (tags stand in each file, where Storybook reads them): the app itself, at a path, over the stand-in provider in a Service Worker. */
export const connectedStory = {
  component: ConnectedApp,
  globals: { clock: "beforeDeadline" },
  parameters: { layout: "fullscreen" as const, controls: { disable: true } },
  // Not a loader: those run before the clock of the story is set, from which the provider takes its dates.
  beforeEach: ({ args, globals, loaded, msw }: Context & { msw: SetupWorker }) => {
    const app = startApp(args, chosenFault(globals));
    loaded["app"] = app;
    msw.use(...createHandlers(app.provider));
    return () => app.end();
  },
  render: (_args: Connected, { id, globals, loaded }: Omit<Context, "args">) => {
    const { kind, scope } = chosenFault(globals);
    return <Page app={appIn({ loaded })} story={id} fault={kind && `${kind} ${scope}`} />;
  },
};

function Page({ app, story, fault }: { app: App; story: string; fault: string }) {
  const { deps, startState, life } = useStore(app.page);
  const initialFault = useRef(fault);
  // A fault that is chosen while the story is shown is met from its beginning.
  useEffect(() => {
    if (fault !== initialFault.current) remountStory(addons.getChannel(), story);
  }, [fault, story]);
  return <Shown key={life} deps={deps} startState={startState} />;
}

type Played = { canvas: ReturnType<typeof within> };
type Pressing = { userEvent: Pick<typeof userEvent, "click"> };
type Acted = Played & { userEvent: Pick<typeof userEvent, "type" | "click"> };

/** Presses the buttons with these names, in the app or in a dialog, each as soon as it can be pressed; the first one of its name. */
export async function press({ userEvent }: Pressing, ...names: (string | RegExp)[]): Promise<void> {
  for (const name of names) {
    const button = await waitFor(() => {
      const [first] = screen.getAllByRole("button", { name });
      if (first?.ariaDisabled === "true") throw new Error(`${name} cannot be pressed.`);
      return first!;
    });
    await userEvent.click(button);
  }
}

/** Types into the field with this label, and presses the button with this name. */
export async function enter(
  context: Acted,
  label: string | RegExp,
  text: string,
  button: string | RegExp,
): Promise<void> {
  await context.userEvent.type(await context.canvas.findByLabelText(label), text);
  await press(context, button);
}

/** A play that waits for a text in the app, in a dialog or in a notice. */
export const says = (text: string | RegExp) => async (): Promise<void> => void (await screen.findAllByText(text));

/** A play that presses these buttons, and waits for exactly one request of this call and for a text. */
export const does =
  (call: CallName, buttons: readonly (string | RegExp)[], text: string | RegExp) =>
  async (context: Pressing & Pick<Context, "loaded">): Promise<void> => {
    await press(context, ...buttons);
    await waitFor(() => expect(callsIn(context).filter((name) => name === call)).toHaveLength(1));
    await says(text)();
  };

/** What the provider of a story knows by now. */
export const databaseIn = (context: Pick<Context, "loaded">) => appIn(context).provider.read(DEFAULT_DATABASE);

const callsIn = (context: Pick<Context, "loaded">) => databaseIn(context).log.map(({ call }) => call);
