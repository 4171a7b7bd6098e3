import { Ban, Check, CircleCheck, CircleSlash, Clock, FileExclamationPoint, Undo2 } from "lucide-react";
import { Badge } from "#src/primitives/Badge.tsx";
import preview from "#workbench/preview.tsx";

/** The state of a thing in a word or two, at most one per row. Not clickable. On the sign an outline. */
const meta = preview.meta({ component: Badge, args: { tone: "hint" as const, icon: <Clock />, children: "Beworben" } });

export const Hint = meta.story({ name: "Blau, beworben" });
export const Go = meta.story({
  name: "Grün, gebucht",
  args: { tone: "go", icon: <CircleCheck />, children: "Gebucht" },
});
export const Caution = meta.story({
  name: "Orange, offen",
  args: { tone: "caution", icon: undefined, children: "Offen" },
});
export const Halt = meta.story({
  name: "Rot, abgesagt",
  args: { tone: "halt", icon: <CircleSlash />, children: "Abgesagt" },
});
export const Neutral = meta.story({
  name: "Grau, neutral",
  args: { tone: "neutral", icon: undefined, children: "in 3 Tagen" },
});

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: () => (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <Badge tone="go" icon={<Check />}>
          Erledigt
        </Badge>
        <Badge tone="go" icon={<CircleCheck />}>
          Gebucht
        </Badge>
        <Badge tone="hint" icon={<Clock />}>
          Beworben
        </Badge>
        <Badge tone="caution">Offen</Badge>
        <Badge tone="halt" icon={<CircleSlash />}>
          Abgesagt
        </Badge>
        <Badge icon={<Undo2 />}>Zurückgezogen</Badge>
        <Badge icon={<Ban />}>Ausgebucht</Badge>
        <Badge>in 3 Tagen</Badge>
      </div>
      <div data-sign="" className="rounded-card bg-sign p-card">
        <Badge tone="caution" icon={<FileExclamationPoint />} outline>
          Vertrag fehlt
        </Badge>
      </div>
    </div>
  ),
});
