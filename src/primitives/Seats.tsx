import { cva } from "class-variance-authority";
import { Check, CircleCheck, User } from "lucide-react";

const seat = cva("grid size-8 place-items-center border-[1.5px] change [&>svg]:size-5 [&>svg]:stroke-[2.25]", {
  variants: {
    of: { people: "rounded-full", days: "rounded-plate" },
    state: {
      self: "border-transparent bg-signal text-signal-ink",
      person: "border-transparent bg-sign-ink text-sign",
      chosen: "border-transparent bg-signal text-signal-ink",
      booked: "border-transparent bg-sign-ink text-sign",
      free: "border-dashed border-sign-line",
    },
  },
});

const glyphs = { self: User, person: User, chosen: Check, booked: CircleCheck, free: null };

export type SeatsProps =
  | { of: "people"; seats: readonly ("self" | "person" | "free")[] }
  | { of: "days"; seats: readonly ("chosen" | "booked" | "free")[] };

/** How much of a small limit is used, on the sign: people round, days square. Show the same in words beside it. */
export function Seats({ of, seats }: SeatsProps) {
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-1.5">
      {seats.map((state, at) => {
        const Glyph = glyphs[state];
        return (
          <span key={at} data-seat={state} className={seat({ of, state })}>
            {Glyph ? <Glyph /> : null}
          </span>
        );
      })}
    </div>
  );
}
