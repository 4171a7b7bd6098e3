import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { COUNTRIES } from "#src/model/profile/countries.ts";
import { PROFILE_FIELDS } from "#src/model/profile/profileFields.ts";
import { profileFormOf } from "#src/model/profile/profileForm.ts";
import { ProfileForm, type ProfileFormProps } from "#src/patterns/profile/ProfileForm.tsx";
import { ProfileSkeleton } from "#src/patterns/profile/ProfileSkeleton.tsx";
import { people } from "#src/people/people.ts";
import { extraOf } from "#src/people/records.ts";
import { Button } from "#src/primitives/Button.tsx";
import { copy } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";
import { today } from "#src/people/today.ts";

const amira = profileFormOf(extraOf(people.amira, today));

/**
 * The personal data, as the provider stores them. The same form in the sign-up (`short`: address, company and
 * department may be empty) and on the profile (`long`). Validates on submit, then on every change; the button is
 * outside, in a Dock.
 */
const meta = preview.meta({
  component: ProfileForm,
  args: {
    id: "profile",
    initial: amira,
    required: "short",
    today,
    email: people.amira.email,
    countries: { kind: "ready", names: COUNTRIES.map(({ nationality }) => nationality) },
    status: "editing",
    onSubmit: fn(),
    onRetryCountries: fn(),
  } as const,
});

export const Short = meta.story({ name: "Registrierung, Anschrift freiwillig" });
export const Long = meta.story({ name: "Profil, Anschrift ist Pflicht", args: { required: "long" } });
export const LongWithoutAPhone = meta.story({
  name: "Lang, Telefonnummer leer",
  tags: ["!autodocs"],
  args: { required: "long", initial: { ...amira, phone: "" } },
});
export const Locked = meta.story({
  name: "Gesperrt, wird gespeichert",
  tags: ["!autodocs"],
  args: { status: "saving" },
});
export const OneProblem = meta.story({
  name: "Eine Angabe fehlt",
  args: { initial: { ...amira, passColour: "" }, startsChecked: true },
});
export const PostcodeLooksMistyped = meta.story({
  name: "PLZ sieht vertippt aus",
  tags: ["!autodocs"],
  args: { draft: { postalCode: "8535" }, startsChecked: true },
  play: async ({ canvas }) => {
    const postcode = canvas.getByLabelText(copy("profile.form.labels.postalCode"));
    postcode.focus();
    postcode.blur();
    await waitFor(() => expect(postcode).toBeInvalid());
  },
});
export const NationalityAsAnId = meta.story({
  name: "Staatsangehörigkeit kam als Nummer",
  tags: ["!autodocs"],
  args: { initial: { ...amira, nationality: "9" }, countries: { kind: "loading" } },
});
export const OnItsWay = meta.story({ name: "Wird geladen", render: () => <ProfileSkeleton /> });

const behaviour = ["behaviour", "!autodocs"];

export const ShowsEveryFieldOfTheProfileInItsOrder = meta.story({
  tags: behaviour,
  parameters: { spec: ["PROF-15"] },
  play: async ({ canvasElement }) => {
    const controls = canvasElement.querySelectorAll<HTMLInputElement | HTMLSelectElement>("form [name]");
    const shown = new Set([...controls].map(({ name }) => name));
    await expect([...shown].filter((name) => name !== "email")).toEqual(PROFILE_FIELDS);
  },
});

/** How many rows of fields each heading has. */
const rowsIn = (part: Element | null) =>
  [...(part?.querySelectorAll("h2") ?? [])].map((heading) => [
    heading.textContent,
    [...(heading.parentElement?.children ?? [])].filter(({ tagName }) => !["H2", "P"].includes(tagName)).length,
  ]);

export const IsOutlinedWithAsManyRows = meta.story({
  tags: behaviour,
  render: (args) => (
    <div className="grid gap-6">
      <ProfileForm {...args} />
      <section>
        <ProfileSkeleton />
      </section>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(rowsIn(canvasElement.querySelector("section"))).toEqual(rowsIn(canvasElement.querySelector("form")));
  },
});

function ReadAgain(props: ProfileFormProps) {
  const [initial, setInitial] = useState(props.initial);
  return (
    <>
      <ProfileForm {...props} initial={initial} />
      <Button onClick={() => setInitial({ ...initial, street: "Am Markt 1", city: "Erding" })}>Neu gelesen</Button>
      <Button type="submit" form={props.id}>
        Speichern
      </Button>
    </>
  );
}

export const FillsOnlyUntouchedFieldsFromANewerRecord = meta.story({
  tags: behaviour,
  render: (args) => <ReadAgain {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByLabelText(copy("profile.form.labels.city")));
    await userEvent.type(canvas.getByLabelText(copy("profile.form.labels.city")), "Freising");
    await userEvent.clear(canvas.getByLabelText(copy("profile.form.labels.firstName")));
    await userEvent.click(canvas.getByRole("button", { name: "Speichern" }));
    await waitFor(() => expect(canvas.getByLabelText(copy("profile.form.labels.firstName"))).toBeInvalid());
    await userEvent.click(canvas.getByRole("button", { name: "Neu gelesen" }));
    await waitFor(() => expect(canvas.getByLabelText(copy("profile.form.labels.street"))).toHaveValue("Am Markt 1"));
    await expect(canvas.getByLabelText(copy("profile.form.labels.city"))).toHaveValue("Freising");
    await expect(canvas.getByLabelText(copy("profile.form.labels.firstName"))).toHaveValue("");
    await expect(canvas.getByLabelText(copy("profile.form.labels.firstName"))).toBeInvalid();
    await userEvent.type(canvas.getByLabelText(copy("profile.form.labels.firstName")), "Ada");
    await waitFor(() => expect(canvas.getByLabelText(copy("profile.form.labels.firstName"))).toBeValid());
    await userEvent.click(canvas.getByRole("button", { name: "Speichern" }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...amira,
        firstName: "Ada",
        city: "Freising",
        street: "Am Markt 1",
      }),
    );
  },
});

export const KeepsWhatWasTypedWhileItIsSavedInVain = meta.story({
  tags: behaviour,
  render: function Render(args) {
    const [status, setStatus] = useState<ProfileFormProps["status"]>("editing");
    return (
      <>
        <ProfileForm {...args} status={status} />
        <Button onClick={() => setStatus(status === "editing" ? "saving" : "editing")}>Umschalten</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const fields = [
      copy("profile.form.labels.firstName"),
      copy("profile.form.labels.lastName"),
      copy("profile.form.labels.dateOfBirth"),
      copy("profile.form.labels.passNumber"),
      copy("profile.form.labels.postalCode"),
      copy("profile.form.labels.department"),
    ];
    for (const label of fields) {
      await userEvent.clear(canvas.getByLabelText(label));
      await userEvent.type(canvas.getByLabelText(label), "7");
    }
    await userEvent.click(canvas.getByRole("button", { name: "Umschalten" }));
    await userEvent.click(canvas.getByRole("button", { name: "Umschalten" }));
    for (const label of fields) await expect(canvas.getByLabelText(label)).toHaveValue("7");
  },
});

/** A foreign postcode: the stored one is not questioned, any other only once. */
export const AsksOnceAboutAPostcodeFromAbroad = meta.story({
  tags: behaviour,
  args: { initial: { ...amira, postalCode: "1010" } },
  render: (args) => (
    <>
      <ProfileForm {...args} />
      <Button type="submit" form={args.id}>
        <span>Speichern</span>
      </Button>
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const save = canvas.getByRole("button", { name: "Speichern" });
    const postcode = canvas.getByLabelText(copy("profile.form.labels.postalCode"));
    await userEvent.click(save);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await userEvent.type(postcode, "1");
    await userEvent.clear(postcode);
    await userEvent.type(postcode, "6020");
    await userEvent.click(save);
    await waitFor(() => expect(postcode).toBeInvalid());
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(save);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ postalCode: "6020" }));
  },
});

export const DoesNotShowAnIdAsANationality = NationalityAsAnId.extend({
  tags: behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: copy("profile.form.labels.nationality") })).toHaveValue("");
  },
});
