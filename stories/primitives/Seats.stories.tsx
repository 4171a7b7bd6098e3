import { Seats } from "#src/primitives/Seats.tsx";
import preview from "#workbench/preview.tsx";

/** A small limit on the sign: four people, five days. Always with the same in words beside it; for larger limits use PartsBar. */
const meta = preview.meta({
  component: Seats,
  decorators: [
    (Story) => (
      <div data-sign="" className="rounded-card bg-sign p-card text-sign-ink">
        <Story />
      </div>
    ),
  ],
});

export const People = meta.story({
  name: "Plätze für Personen",
  args: { of: "people", seats: ["self", "person", "person", "free"] },
});
export const Days = meta.story({
  name: "Plätze für Termine",
  args: { of: "days", seats: ["booked", "chosen", "chosen", "free", "free"] },
});
export const AllFree = meta.story({
  name: "Alle Plätze frei",
  args: { of: "people", seats: ["free", "free", "free", "free"] },
});
export const Full = meta.story({
  name: "Alle Plätze belegt",
  args: { of: "people", seats: ["self", "person", "person", "person"] },
});

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: () => (
    <div className="grid gap-4">
      <People.Component />
      <Days.Component />
      <AllFree.Component />
      <Full.Component />
    </div>
  ),
});
