import type { SetupWorker } from "msw/browser";
import { screen, waitFor, type userEvent, type within } from "storybook/test";
import { App } from "#app/App.tsx";
import { createHandlers } from "#app/sandbox/handlers.ts";
import { beginApp, type Connected } from "./beginApp.ts";

type Loaded = { app: ReturnType<typeof beginApp> };
type Context = { args: Connected; loaded: Record<string, unknown> };

const appIn = ({ loaded }: Pick<Context, "loaded">) => (loaded as Loaded).app;

/** Stands for the app in the args of a story: `render` draws what was begun for them. */
export function ConnectedApp(_props: Connected) {
  return null;
}

/** How every story of a connector is shown: the app itself, at a path, over the stand-in provider in a Service Worker. */
export const connectedStory = {
  component: ConnectedApp,
  tags: ["connected", "!autodocs"],
  globals: { clock: "beforeDeadline" },
  parameters: { layout: "fullscreen" as const, controls: { disable: true } },
  loaders: [({ args }: Context) => ({ app: beginApp(args) })],
  beforeEach(context: Context & { msw: SetupWorker }) {
    const { provider, end } = appIn(context);
    context.msw.use(...createHandlers(provider));
    return end;
  },
  render: (_args: Connected, context: Pick<Context, "loaded">) => {
    const { deps, startState } = appIn(context);
    return <App deps={deps} startState={startState} />;
  },
};

type Played = { canvas: ReturnType<typeof within> };
type Acted = Played & { userEvent: Pick<typeof userEvent, "type" | "click"> };

/** Types into the field with this label, and presses the button with this name. */
export async function enter({ canvas, userEvent }: Acted, label: string, text: string, button: string): Promise<void> {
  await userEvent.type(await canvas.findByLabelText(label), text);
  await userEvent.click(canvas.getByRole("button", { name: button }));
}

/** A play that waits until the page says this, in the app, in a dialog or in a notice. */
export const says = (text: string | RegExp) => (): Promise<void> =>
  waitFor(() => {
    if (screen.queryAllByText(text).length === 0)
      throw new Error(`Nothing says ${String(text)}. The page says:\n${document.body.innerText}`);
  });
