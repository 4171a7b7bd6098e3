import { faultWords } from "../../faultWords.ts";
import { post, type State } from "./calls.ts";
import { Button, Field, Form, Section, Select, type Announce } from "./controls.tsx";

const nameOf = (call: string) => (call === "*" ? "jeder Aufruf" : call);

type FaultsProps = Pick<State, "faults" | "callNames" | "faultKinds"> & { announce: Announce };

export function Faults({ faults, callNames, faultKinds, announce }: FaultsProps) {
  const calls = ["*", ...callNames].map((call) => [call, nameOf(call)] as const);
  const kinds = faultKinds.map((kind) => [kind, faultWords[kind]] as const);
  async function arm({ call, kind, times }: Record<string, FormDataEntryValue>) {
    await post("faults", { call, kind, times: Number(times) });
    announce("Die Störung ist eingeschaltet.");
  }
  async function clear() {
    await post("faults", { clear: true });
    announce("Es gibt keine Störung mehr.");
  }
  return (
    <Section id="faults-title" title="Störungen">
      <Form submit="Störung einschalten" onSubmit={arm}>
        <Select label="Aufruf" name="call" options={calls} />
        <Select label="Störung" name="kind" options={kinds} />
        <Field label="Wie oft" name="times" type="number" min="1" max="99" defaultValue="1" />
      </Form>
      <ul id="faults">
        {faults.map(({ call, kind, times }, index) => (
          <li key={index}>{`${nameOf(call)}: ${faultWords[kind]}, noch ${times}-mal`}</li>
        ))}
      </ul>
      <Button label="Alle Störungen aufheben" onClick={clear} />
    </Section>
  );
}
