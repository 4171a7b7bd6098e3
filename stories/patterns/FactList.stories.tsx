import { CalendarDays, Clock, MapPin } from "lucide-react";
import { Fact, FactList } from "#src/patterns/FactList.tsx";
import { de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** Facts about one thing with an icon each, e.g. of a day: when, where. */
const meta = preview.meta({
  component: FactList,
  args: {
    children: (
      <>
        <Fact glyph={<CalendarDays aria-hidden="true" />} label="Datum" value="Montag, 23. November 2026" />
        <Fact
          glyph={<Clock aria-hidden="true" />}
          label="Uhrzeit"
          value="08:00–13:30 Uhr"
          note={de("day.arrive.at", { time: "07:45" })}
        />
        <Fact glyph={<MapPin aria-hidden="true" />} label="Ort" value="Flughafen, Terminal 3" />
      </>
    ),
  },
});

export const Three = meta.story({ name: "Datum, Uhrzeit und Ort", parameters: { visual: { modes: ["dark"] } } });
export const LongValue = meta.story({
  name: "Langer Wert, auf kleinem Handy",
  args: {
    children: (
      <Fact
        glyph={<MapPin aria-hidden="true" />}
        label="Ort"
        value="Flughafen Frankfurt am Main, Terminal 3, Eingang B2, Schalter der Probebetriebsleitung"
      />
    ),
  },
  globals: { viewport: { value: "small", isRotated: false } },
});
