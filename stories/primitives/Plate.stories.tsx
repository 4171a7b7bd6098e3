import { CalendarCheck, Check, FilePenLine } from "lucide-react";
import { Plate } from "#src/primitives/Plate.tsx";
import preview from "#workbench/preview.tsx";

/** The icon or number of a place or thing. At most one signal plate in view; people are round and have no plate. */
const meta = preview.meta({ component: Plate, args: { children: <CalendarCheck /> } });

export const Quiet = meta.story({ name: "Grau, zurückhaltend" });
export const Signal = meta.story({ name: "Gelb, als Signal", args: { tone: "signal", children: <FilePenLine /> } });
export const Go = meta.story({ name: "Grün, erledigt", args: { tone: "go", children: <Check /> } });
export const Number = meta.story({ name: "Mit Nummer", args: { children: "7" } });

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: () => (
    <div className="grid gap-4">
      <Quiet.Component />
      <Signal.Component />
      <Go.Component />
      <Number.Component />
    </div>
  ),
});
