import { Circle, CircleExclamationPoint, CircleCheck } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { PASSWORD_MIN_LENGTH } from "#src/model/auth/auth.ts";
import { countOpenRules, passwordRules, uncountedSign, type PasswordRule } from "#src/model/auth/password.ts";

export type PasswordRulesProps = {
  /** For `aria-describedby` of its field. */
  id?: string;
  password: string;
  /** After a submit: unmet rules are shown as errors. */
  showsUnmet: boolean;
};

const order = ["length", "upperCase", "digit", "special"] as const satisfies readonly PasswordRule[];

/** The rules of a new password, ticked while typing. Announced only when a rule changes. */
export function PasswordRules({ id, password, showsUnmet }: PasswordRulesProps) {
  const t = useCopy("signUp.passwordRules");
  const rules = passwordRules(password);
  const met = order.length - countOpenRules(password);
  const sign = uncountedSign(password);
  const uncounted = sign === null ? null : sign.trim() === "" ? t("spaceUncounted") : t("signUncounted", { sign });
  return (
    <section className="grid gap-1.5">
      <p className="font-strong">{t("title")}</p>
      <ul id={id}>
        {order.map((rule) => (
          <RuleRow
            key={rule}
            rule={rule}
            state={rules[rule] ? "met" : showsUnmet ? "unmet" : "open"}
            note={rule === "special" ? uncounted : null}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {password === "" ? null : <span key={met}>{t("progress", { met, total: order.length })}</span>}
        {uncounted === null ? null : <span key={uncounted}> {uncounted}</span>}
      </p>
    </section>
  );
}

const styles = {
  open: { Glyph: Circle, glyph: "text-ink-2", text: "text-ink-2" },
  met: { Glyph: CircleCheck, glyph: "text-go", text: "text-ink" },
  unmet: { Glyph: CircleExclamationPoint, glyph: "text-halt", text: "text-ink" },
};

type RuleRowProps = { rule: PasswordRule; state: keyof typeof styles; note: string | null };

function RuleRow({ rule, state, note }: RuleRowProps) {
  const t = useCopy("signUp.passwordRules");
  const { Glyph, glyph, text } = styles[state];
  return (
    <li className="flex items-start gap-3 py-1.5">
      <Glyph key={state} aria-hidden="true" className={glyph} />
      <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
        <span className={text}>{rule === "length" ? t(rule, { count: PASSWORD_MIN_LENGTH }) : t(rule)}</span>
        {state === "open" ? null : (
          <span key={state} className={glyph}>
            <span className="text-meta font-strong">{t(state)}</span>
          </span>
        )}
        {note === null ? null : (
          <span key={note} className="w-full text-meta text-ink">
            {note}
          </span>
        )}
        {rule === "special" && state !== "met" ? (
          <span key={`${state}Characters`} className="w-full text-meta text-ink-2">
            {t(state === "unmet" ? "specialAll" : "specialExample")}
          </span>
        ) : null}
      </span>
    </li>
  );
}
