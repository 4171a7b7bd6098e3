import { authPage } from "#stories/support/authPage.ts";
import { press, type enter } from "#workbench/connected/connectedStory.tsx";

/** The forms in the app of a story. */
export const authIn = (context: Parameters<typeof enter>[0]) =>
  authPage({
    fill: async (label, text) => context.userEvent.type(await context.canvas.findByLabelText(label), text),
    press: (name) => press(context, name),
  });
