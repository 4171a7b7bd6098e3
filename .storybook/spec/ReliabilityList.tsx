import { reliability } from "virtual:requirements";
import { Entries, Part } from "./Entries.tsx";

const checks = reliability.filter(({ kind }) => kind === "check").length;

export const ReliabilityList = () => (
  <Entries summary={`${checks} Prüfungen und ${reliability.length - checks} Fallen`} entries={reliability}>
    {(entry) =>
      entry.kind === "check" ? (
        <>
          <Part name={`Prüfung, ${topicNames[entry.topic] ?? entry.topic}`} text={entry.text} />
          <Part name="Ziel" text={entry.goal} />
        </>
      ) : (
        <>
          <Part name="Falle" text={entry.where} />
          <Part name="Wörtlich genommen" text={entry.naive} />
          <Part name="Aufgelöst" text={entry.resolution} />
        </>
      )
    }
  </Entries>
);

const topicNames: Record<string, string> = {
  Session: "Sitzung",
  "Secrets and personal data": "Geheimnisse und Personendaten",
  "Flow robustness": "Abläufe",
  "Data at the boundary": "Daten an der Grenze",
  "Files and camera": "Dateien und Kamera",
  "Accessibility as reliability": "Barrierefreiheit",
};
