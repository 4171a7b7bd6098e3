import type { Persona } from "../personas.ts";
import { post } from "./calls.ts";
import { Button, CopyButton, LinkButton, Section, type Announce } from "./controls.tsx";
import { statusWord } from "./words.ts";

export function People({ personas, announce }: { personas: readonly Persona[]; announce: Announce }) {
  async function accept(extraId: string) {
    const { accepted } = await post("accept", { extraId });
    announce(accepted === 1 ? "1 Bestätigung verschickt" : `${String(accepted)} Bestätigungen verschickt`);
  }
  return (
    <Section id="people-title" title="Personen zum Ausprobieren">
      <ul className="cards">
        {personas.map(({ extraId, name, email, password, status, purpose, invitation }) => (
          <li key={extraId}>
            <h3>{name}</h3>
            <p>{purpose}</p>
            <p className="quiet">{`${email}, Passwort ${password}, ${statusWord(status)}`}</p>
            <p className="row">
              <CopyButton label="E-Mail kopieren" value={email} announce={announce} />
              <CopyButton label="Passwort kopieren" value={password} announce={announce} />
              {invitation && <LinkButton label="Einladung öffnen" href={invitation} />}
              {status === "verified" && <Button label="Bewerbungen bestätigen" onClick={() => accept(extraId)} />}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
