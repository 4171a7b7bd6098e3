import { expect, fn } from "storybook/test";
import { EmptyList } from "#src/patterns/EmptyList.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { FreeDay } from "#src/primitives/drawings/FreeDay.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** A list without entries, and a button to reload it. */
const meta = preview.meta({
  component: EmptyList,
  args: {
    drawing: <FreeDay />,
    title: de("availability.empty.title"),
    body: de("availability.empty.body"),
    label: de("availability.empty.toReload"),
    pendingLabel: de("availability.loading"),
    isRetrying: false,
    onRetry: fn(),
  },
});

export const Empty = meta.story({ name: "Leer" });
export const Retrying = meta.story({ name: "Leer, wird neu geladen", args: { isRetrying: true } });
export const WithAWayToFillIt = meta.story({
  name: "Leer, mit einem Weg dorthin",
  args: {
    title: de("myEvent.empty.title"),
    body: de("myEvent.empty.body"),
    label: de("myEvent.empty.toReload"),
    pendingLabel: de("myEvent.empty.retrying"),
    action: (
      <Button>
        <span>{de("myEvent.toDates")}</span>
        <NextArrow />
      </Button>
    ),
  },
});

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: () => (
    <div className="grid gap-4">
      <Empty.Component />
      <Retrying.Component />
      <WithAWayToFillIt.Component />
    </div>
  ),
});

export const LooksAgain = Empty.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: de("availability.empty.toReload") }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
