import { Seats, type SeatsProps } from "#src/primitives/Seats.tsx";
import { de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

function wordsFor({ of, seats }: SeatsProps): readonly string[] {
  const count = (state: SeatsProps["seats"][number]) => seats.filter((seat) => seat === state).length;
  const [free, max] = [count("free"), seats.length];
  return of === "people"
    ? [de("groups.header.count", { members: max - free, max }), de("groups.header.free", { free })]
    : [
        de("availability.counter", { chosen: count("chosen"), max: max - count("booked") }),
        de("availability.room.besideBooked", { booked: count("booked"), free }),
      ];
}

/** A small limit on the sign: four people, five days. Always with the same in words beside it; for larger limits use PartsBar. */
const meta = preview.meta({
  component: Seats,
  render: (args) => (
    <div data-sign="" className="flex flex-wrap items-center gap-3 rounded-card bg-sign p-card text-sign-ink">
      <Seats {...args} />
      <div>
        {wordsFor(args).map((text, at) => (
          <p key={text} className={at > 0 ? "text-meta text-sign-ink-2" : "text-value font-strong"}>
            {text}
          </p>
        ))}
      </div>
    </div>
  ),
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
