import { useEffect, type ReactNode } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { PROFILE_FIELDS, type ProfileField, type RequiredSet } from "#src/model/profile/profileFields.ts";
import type { ProfileForm as ProfileValues } from "#src/model/profile/profileForm.ts";
import { isPhoneOpen as phoneIsOpen } from "#src/model/profile/profileRules.ts";
import { Columns } from "#src/patterns/Columns.tsx";
import { ErrorSummary } from "#src/primitives/ErrorSummary.tsx";
import { Form } from "#src/primitives/Form.tsx";
import { AddressSection } from "./AddressSection.tsx";
import { ContactSection } from "./ContactSection.tsx";
import type { Countries } from "./NationalityField.tsx";
import { PassSection } from "./PassSection.tsx";
import { PersonSection } from "./PersonSection.tsx";
import { useProblemText } from "./useProblemText.ts";
import { useProfileForm } from "./useProfileForm.ts";
import { WorkSection } from "./WorkSection.tsx";

export type ProfileFormProps = {
  /** For a button outside the form: `<Button type="submit" form={id}>`. */
  id: string;
  /** As loaded. A newer one fills the untouched fields. */
  initial: ProfileValues;
  required: RequiredSet;
  /** In Berlin. */
  today: CalendarDay;
  email: string;
  countries: Countries;
  status: "editing" | "saving";
  /** Validates the fields at once instead of on the first submit. */
  startsChecked?: boolean;
  /** Restored draft: fills its fields as if typed again. */
  draft?: Partial<ProfileValues>;
  onSubmit: (form: ProfileValues) => void;
  onRetryCountries: () => void;
  /** On every change, to store a draft (F8). */
  onEdit?: ((form: ProfileValues) => void) | undefined;
  /** The column beside the form, with the fields whose errors are shown. */
  beside?: (wrong: readonly ProfileField[]) => ReactNode;
};

const noDraft = {};

/** Personal data as the provider stores it, during sign-up and on the profile. The submit button is in the dock. */
export function ProfileForm(props: ProfileFormProps) {
  const t = useCopy("profile.form");
  const failure = useCopy("failure");
  const problemText = useProblemText();
  const {
    id,
    initial,
    required,
    today,
    email,
    countries,
    status,
    startsChecked = false,
    draft = noDraft,
    onEdit,
  } = props;
  const isPhoneOpen = phoneIsOpen(initial, required);
  const { control, putRight, errors, submit, subscribe } = useProfileForm(
    initial,
    { required, today, isPhoneOpen },
    { startsChecked, draft },
  );
  const isSaving = status === "saving";
  const parts = { control, putRight, initial, required, isReadOnly: isSaving };
  const faults = PROFILE_FIELDS.flatMap((field) => {
    const text = problemText(field, errors[field]?.type, errors[field]?.message ?? "");
    return text ? [{ field, text }] : [];
  });
  const isSomethingMissing = PROFILE_FIELDS.some((field) => errors[field]?.type === "required");
  useEffect(() => {
    if (onEdit) return subscribe({ formState: { values: true }, callback: ({ values: edited }) => onEdit(edited) });
  }, [onEdit, subscribe]);
  const form = (
    <Form
      id={id}
      startsChecked={startsChecked}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      onSubmit={() => !isSaving && void submit(props.onSubmit)}
    >
      <ErrorSummary
        title={t("summary", { count: faults.length })}
        note={isSomethingMissing ? t("allRequired") : undefined}
        errors={faults}
        more={(count) => failure("moreErrors", { count })}
      />
      <p className="text-ink-2">
        <span>{t("lead")}</span>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <PersonSection parts={parts} countries={countries} onRetryCountries={props.onRetryCountries} />
        <ContactSection parts={parts} email={email} isPhoneOpen={isPhoneOpen} />
        <PassSection parts={parts} />
        <AddressSection parts={parts} />
        <WorkSection parts={parts} />
      </div>
    </Form>
  );
  return props.beside ? (
    <Columns from="desk" beside={props.beside(faults.map(({ field }) => field))}>
      {form}
    </Columns>
  ) : (
    form
  );
}
