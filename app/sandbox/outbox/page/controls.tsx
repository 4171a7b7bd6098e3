import type { ComponentProps, ReactNode } from "react";

/** Puts a text into the status line of the page. */
export type Announce = (text: string) => void;

export const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

export const Button = ({ label, ...rest }: { label: string } & ComponentProps<"button">) => (
  <button type="button" {...rest}>
    {label}
  </button>
);

export const LinkButton = ({ label, href }: { label: string; href: string }) => (
  <a className="button" href={href} target="_blank" rel="noopener">
    {label}
  </a>
);

/** `label` is part of its accessible name. Without HTTPS browsers have no clipboard, except on localhost. */
export function CopyButton({ label, value, announce }: { label: string; value: string; announce: Announce }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      announce(`${label}: erledigt.`);
    } catch {
      announce("Das konnte nicht kopiert werden. Bitte kopieren Sie es selbst.");
    }
  }
  return <Button label={label} aria-label={`${label}: ${value}`} onClick={copy} />;
}

export const Field = ({ label, ...rest }: { label: string } & ComponentProps<"input">) => (
  <label>
    {label} <input required {...rest} />
  </label>
);

type Options = readonly (readonly [value: string, text: string])[];

export const Select = ({ label, name, options }: { label: string; name: string; options: Options }) => (
  <label>
    {label}
    <select name={name}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

type FormProps = Omit<ComponentProps<"form">, "onSubmit"> & {
  submit: string;
  onSubmit: (fields: Record<string, FormDataEntryValue>) => Promise<void>;
};

export const Form = ({ submit, onSubmit, children, ...rest }: FormProps) => (
  <form
    {...rest}
    onSubmit={(event) => {
      event.preventDefault();
      void onSubmit(Object.fromEntries(new FormData(event.currentTarget)));
    }}
  >
    {children}
    <Button label={submit} type="submit" />
  </form>
);
