import { readName, readSigns } from "#src/lib/typedText.ts";
import { readPhone } from "#src/model/auth/phone.ts";

/** What must be filled in: `short` on the way in, `long`, which is more, on the signed-in profile (INFO-01 to INFO-23, C-27, C-78). */
export type RequiredSet = "short" | "long";

type Row = {
  /** How the provider spells it (ENT-64). */
  wireName: string;
  /** The shortest of the two lists that it is required in. */
  required: RequiredSet | "never";
  /** What was typed as it is judged and sent; absent for what is chosen or read otherwise. */
  read?: (text: string) => string;
};

/**
 * The fields of the profile form (ENTS-11) in the order in which they stand on the screen, each written here once: form,
 * record, rules, save and stand-in provider read them from here.
 */
export const profileFields = {
  firstName: { wireName: "first_name", required: "short", read: readName },
  lastName: { wireName: "last_name", required: "short", read: readName },
  dateOfBirth: { wireName: "date_of_birth", required: "short" },
  /** A nationality word or the id of a country (ENTS-04). */
  nationality: { wireName: "nationality", required: "short", read: readName },
  germanLevel: { wireName: "language_level", required: "short" },
  phone: { wireName: "mobile_number", required: "long", read: readPhone },
  passNumber: { wireName: "flughafenausweisnummer", required: "short", read: readSigns },
  passColour: { wireName: "ausweis_color", required: "short" },
  street: { wireName: "street", required: "long", read: readName },
  postalCode: { wireName: "postcode", required: "long", read: readSigns },
  city: { wireName: "city", required: "long", read: readName },
  cityOfBirth: { wireName: "city_of_birth", required: "long", read: readName },
  company: { wireName: "company", required: "never", read: readName },
  department: { wireName: "department", required: "never", read: readName },
} as const satisfies Record<string, Row>;

type Rows = typeof profileFields;
export type ProfileField = keyof Rows;
export type RequiredField = {
  [Field in ProfileField]: Rows[Field]["required"] extends "never" ? never : Field;
}[ProfileField];
type WireName = Rows[ProfileField]["wireName"];

export const PROFILE_FIELDS = Object.keys(profileFields) as ProfileField[];

/** A value as it is judged and sent. */
export function readField(field: ProfileField, text: string): string {
  const { read }: Row = profileFields[field];
  return read ? read(text) : text.trim();
}

export const canBeRequired = (field: ProfileField): field is RequiredField => profileFields[field].required !== "never";

/** A value for each field, under the provider's names. */
export const underWireNames = <Value>(valueOf: (field: ProfileField) => Value) =>
  Object.fromEntries(PROFILE_FIELDS.map((field) => [profileFields[field].wireName, valueOf(field)])) as Record<
    WireName,
    Value
  >;
