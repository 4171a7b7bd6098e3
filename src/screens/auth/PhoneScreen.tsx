import { useEffect, useRef } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { SIGN_UP_STEP_COUNT } from "#src/model/auth/auth.ts";
import type { PhoneProblem } from "#src/model/problem.ts";
import { AuthCard, type Terms } from "#src/patterns/AuthCard.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { PhoneField } from "#src/primitives/PhoneField.tsx";
import { WayOn } from "#src/primitives/WayOn.tsx";
import { KnownPerson } from "./KnownPerson.tsx";

export type PhoneScreenProps = {
  phone: string;
  status: "editing" | "sending";
  problem: PhoneProblem | null;
  /** Who comes from Google, greeted by name; `null` for everybody else. */
  person: { name: string } | null;
  terms: Terms;
  onPhoneChange: (phone: string) => void;
  onSubmit: () => void;
};

export function PhoneScreen(props: PhoneScreenProps) {
  const t = useCopy("signUp.phone");
  const { phone, status, problem, person, terms } = props;
  const field = useRef<HTMLInputElement>(null);
  const isSending = status === "sending";
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);
  return (
    <AuthCard title={t("title")} step={{ current: 3, total: SIGN_UP_STEP_COUNT }} terms={terms}>
      {person ? <KnownPerson name={person.name} /> : null}
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSending) props.onSubmit();
        }}
      >
        <p className="text-ink-2">{t("lead")}</p>
        <PhoneField
          ref={field}
          autoFocus
          label={t("label")}
          name="phone"
          hint={t("hint")}
          value={phone}
          onValueChange={props.onPhoneChange}
          isReadOnly={isSending}
          error={problem ? textOf(problem) : undefined}
        />
        <Button type="submit" width="always" isPending={isSending}>
          <span>{t(isSending ? "sending" : "submit")}</span>
          {isSending ? null : <WayOn />}
        </Button>
      </form>
    </AuthCard>
  );

  function textOf(shown: PhoneProblem) {
    return "message" in shown ? shown.message : t(`problems.${shown.code}`);
  }
}
