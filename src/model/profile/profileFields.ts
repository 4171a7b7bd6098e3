import { readName, readSigns } from "#src/lib/typedText.ts";
import { readPhone } from "#src/model/auth/phone.ts";

/** Required fields: `short` during auth, `long`, a superset, on the profile (INFO-01 to INFO-23, C-27, C-78). */
export type RequiredSet = "short" | "long";

type Row = {
  /** The provider's name (ENT-64). */
  wireName: string;
  /** The shorter of the two sets that require it. */
  required: RequiredSet | "never";
  /** Normalizes the input for validation and sending; absent for choices and fields that are parsed otherwise. */
  read?: (text: string) => string;
};

/**
 * The fields of the profile form (ENTS-11) in the order of the screen. Form, record, rules, save and sandbox provider
 * are derived from this table.
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

/** A value as validated and sent. */
export function readField(field: ProfileField, text: string): string {
  const { read }: Row = profileFields[field];
  return read ? read(text) : text.trim();
}

export const canBeRequired = (field: ProfileField): field is RequiredField => profileFields[field].required !== "never";

/** A value for each field, by the provider's names. */
export const underWireNames = <Value>(valueOf: (field: ProfileField) => Value) =>
  Object.fromEntries(PROFILE_FIELDS.map((field) => [profileFields[field].wireName, valueOf(field)])) as Record<
    WireName,
    Value
  >;
