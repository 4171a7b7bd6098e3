import { Circle, CircleAlert, CircleCheck } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { PASSWORD_MIN_LENGTH } from "#src/model/auth.ts";
import { passwordRules, type PasswordRule } from "#src/model/password.ts";

export type PasswordRulesProps = {
  password: string;
  /** Somebody tried to go on: what is open turns red and says so. */
  showsUnmet: boolean;
};

const order = ["length", "upperCase", "digit", "special"] as const satisfies readonly PasswordRule[];

const looks = {
  open: { Glyph: Circle, glyph: "text-line-strong", text: "text-ink-2" },
  met: { Glyph: CircleCheck, glyph: "text-go", text: "" },
  unmet: { Glyph: CircleAlert, glyph: "text-halt", text: "" },
};

/** How many rules a password does not hold yet. */
export const openRules = (password: string): number =>
  Object.values(passwordRules(password)).filter((isMet) => !isMet).length;

/** What a new password needs, ticked while it is typed. Said aloud only when a rule is won or lost. */
export function PasswordRules({ password, showsUnmet }: PasswordRulesProps) {
  const t = useCopy("signUp.passwordRules");
  const rules = passwordRules(password);
  const met = order.length - openRules(password);
  return (
    <section className="grid gap-1.5">
      <p className="font-strong">{t("title")}</p>
      <ul>
        {order.map((rule) => {
          const state = rules[rule] ? "met" : showsUnmet ? "unmet" : "open";
          const { Glyph, glyph, text } = looks[state];
          return (
            <li key={rule} className="flex items-start gap-3 py-1.5">
              <Glyph key={state} aria-hidden="true" className={glyph} />
              <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
                <span className={text}>{rule === "length" ? t(rule, { count: PASSWORD_MIN_LENGTH }) : t(rule)}</span>
                {state === "open" ? null : (
                  <span
                    key={state}
                    className={
                      state === "met"
                        ? "text-meta font-strong leading-6 text-go"
                        : "text-meta font-strong leading-6 text-halt"
                    }
                  >
                    {t(state)}
                  </span>
                )}
                {rule === "special" && state !== "met" ? (
                  <span key={`${state}Example`} className="w-full text-meta text-ink-2">
                    {t(state === "unmet" ? "specialAll" : "specialExample")}
                  </span>
                ) : null}
              </span>
            </li>
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        <span key={met}>{password === "" ? "" : t("progress", { met, total: order.length })}</span>
      </p>
    </section>
  );
}
