import { CircleExclamationPoint } from "lucide-react";
import { useId, type MouseEvent } from "react";

/** `field` is the id or the name of the control; `text` the same message as beside it. */
export type FieldFault = { field: string; text: string };

export type ErrorSummaryProps = {
  title: string;
  /** Their common cause, in one sentence. */
  note?: string | undefined;
  /** In the order of the form. Empty: nothing is rendered. */
  errors: readonly FieldFault[];
  /** After the first ones: how many more the form has. They follow as the first ones are corrected. */
  more: (count: number) => string;
};

/** More would fill a phone with nearly equal sentences and hide the field that is to be corrected first. */
const LIMIT = 3;

/**
 * The errors of a submitted form that is longer than the viewport, above it. The first ones link to their field. Not
 * announced: the focus is on the first invalid field. A form of one or two fields needs none; an error of no field is a
 * Banner.
 */
export function ErrorSummary({ title, note, errors, more }: ErrorSummaryProps) {
  const id = useId();
  if (errors.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2 rounded-card border-2 border-halt bg-surface p-4">
      <h2 id={id} className="flex items-center gap-2 text-value font-title">
        <CircleExclamationPoint className="text-halt" />
        <span key={title} className="min-w-0">
          {title}
        </span>
      </h2>
      {note ? (
        <p>
          <span key={note}>{note}</span>
        </p>
      ) : null}
      <ul>
        {errors.slice(0, LIMIT).map(({ field, text }) => (
          <li key={field} className="border-line not-first:border-t">
            <a
              href={`#${field}`}
              onClick={(event) => goTo(field, event)}
              className="flex min-h-12 items-center py-1 text-halt underline underline-offset-4"
            >
              <span key={text} className="min-w-0 wrap-anywhere">
                {text}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {errors.length > LIMIT ? <p className="text-ink-2">{more(errors.length - LIMIT)}</p> : null}
    </section>
  );
}

/** The URL stays: the field's name is no route. */
function goTo(field: string, event: MouseEvent) {
  event.preventDefault();
  const control = document.getElementById(field) ?? controlNamed(field);
  control?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
}

function controlNamed(name: string): HTMLElement | null {
  const named = `:is(input, select, textarea, button)[name="${CSS.escape(name)}"]`;
  return document.querySelector<HTMLElement>(`${named}:checked`) ?? document.querySelector<HTMLElement>(named);
}
