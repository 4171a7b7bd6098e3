import type { SetupWorker } from "msw/browser";
import { screen, type userEvent, type within } from "storybook/test";
import { useStore } from "zustand/react";
import { App as Shown } from "#app/App.tsx";
import { createHandlers } from "#app/sandbox/handlers.ts";
import { beginApp, type Connected } from "./beginApp.ts";

type App = ReturnType<typeof beginApp>;
type Context = { args: Connected; loaded: Record<string, unknown> };

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
  // Not a loader: those run before the clock of the story is set, and the provider's world begins with it.
  beforeEach: ({ args, loaded, msw }: Context & { msw: SetupWorker }) => {
    const app = beginApp(args);
    loaded["app"] = app;
    msw.use(...createHandlers(app.provider));
    return () => app.end();
  },
  render: (_args: Connected, context: Pick<Context, "loaded">) => <Page app={appIn(context)} />,
};

function Page({ app }: { app: App }) {
  const { deps, startState, life } = useStore(app.page);
  return <Shown key={life} deps={deps} startState={startState} />;
}

type Played = { canvas: ReturnType<typeof within> };
type Acted = Played & { userEvent: Pick<typeof userEvent, "type" | "click"> };

/** Types into the field with this label, and presses the button with this name. */
export async function enter({ canvas, userEvent }: Acted, label: string, text: string, button: string): Promise<void> {
  await userEvent.type(await canvas.findByLabelText(label), text);
  await userEvent.click(canvas.getByRole("button", { name: button }));
}

/** A play that waits until the page says this, in the app, in a dialog or in a notice. */
export const says = (text: string | RegExp) => async (): Promise<void> => void (await screen.findAllByText(text));
