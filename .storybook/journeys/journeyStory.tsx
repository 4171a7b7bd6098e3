import type { ReactNode } from "react";
import { useStore } from "zustand/react";
import { brightnessOf } from "../theme/brightness.ts";
import { appIn, connectedStory } from "../connected/connectedStory.tsx";
import { Journey } from "./Journey.tsx";
import { Mails } from "./Mails.tsx";
import type { JourneyName } from "./paths/journeys.ts";
import "./journeys.css";

const { component: _, render: __, ...connected } = connectedStory;

type App = ReturnType<typeof appIn>;
type Context = { globals: Record<string, unknown>; loaded: Record<string, unknown> };

function Phone({ app, children }: { app: App; children: ReactNode }) {
  return (
    <div className="journey">
      <div className="journey-phone">{children}</div>
      <Mails messages={useStore(app.mailbox)} onOpen={app.open} />
    </div>
  );
}

/** Narrower than the app's wide layout, so that it looks as on the phone alone. */
const viewport = {
  name: "Handy mit Post 630 × 844",
  styles: { width: "630px", height: "844px" },
  type: "mobile",
} as const;

/** How the play of a journey is shown: the app on a phone, and beside it what the provider sends. */
export const journeyPlay = {
  ...connected,
  parameters: { ...connected.parameters, viewport: { options: { journey: viewport } } },
  globals: { ...connected.globals, viewport: { value: "journey", isRotated: false } },
  decorators: [
    (Story: () => ReactNode, context: Context) => (
      <Phone app={appIn(context)}>
        <Story />
      </Phone>
    ),
  ],
};

/** 100 % by 100 %, as Storybook writes a size of one's own; without a value it takes the size last chosen. */
const WHOLE_CANVAS = "100pct-100pct";

/** How the map of a journey is shown: as wide as the canvas, as bright as the toolbar says. */
export const journeyMap = (name: JourneyName) => ({
  parameters: { layout: "fullscreen" as const, controls: { disable: true } },
  globals: { viewport: { value: WHOLE_CANVAS, isRotated: false } },
  decorators: [
    (_Story: unknown, { globals }: Pick<Context, "globals">) => (
      <Journey name={name} theme={brightnessOf(globals["theme"])} />
    ),
  ],
});
