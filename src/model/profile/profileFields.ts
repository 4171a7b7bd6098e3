/** What must be filled in: `short` on the way in, `long`, which is more, on the signed-in profile (INFO-01 to INFO-23, C-27, C-78). */
export type RequiredSet = "short" | "long";

type Row = {
  /** How the provider spells it (ENT-64). */
  wireName: string;
  /** The shortest of the two lists that it is required in. */
  required: RequiredSet | "never";
};

/**
 * The fields of the profile form (ENTS-11) in the order in which they stand on the screen, each written here once: form,
 * record, rules, save and stand-in provider read them from here.
 */
export const profileFields = {
  firstName: { wireName: "first_name", required: "short" },
  lastName: { wireName: "last_name", required: "short" },
  dateOfBirth: { wireName: "date_of_birth", required: "short" },
  /** A nationality word or the id of a country (ENTS-04). */
  nationality: { wireName: "nationality", required: "short" },
  germanLevel: { wireName: "language_level", required: "short" },
  phone: { wireName: "mobile_number", required: "long" },
  passNumber: { wireName: "flughafenausweisnummer", required: "short" },
  passColour: { wireName: "ausweis_color", required: "short" },
  street: { wireName: "street", required: "long" },
  postalCode: { wireName: "postcode", required: "long" },
  city: { wireName: "city", required: "long" },
  cityOfBirth: { wireName: "city_of_birth", required: "long" },
  company: { wireName: "company", required: "never" },
  department: { wireName: "department", required: "never" },
} as const satisfies Record<string, Row>;

type Rows = typeof profileFields;
export type ProfileField = keyof Rows;
export type RequiredField = {
  [Field in ProfileField]: Rows[Field]["required"] extends "never" ? never : Field;
}[ProfileField];
type WireName = Rows[ProfileField]["wireName"];

export const PROFILE_FIELDS = Object.keys(profileFields) as ProfileField[];

export const canBeRequired = (field: ProfileField): field is RequiredField => profileFields[field].required !== "never";

/** A value for each field, under the provider's names. */
export const underWireNames = <Value>(valueOf: (field: ProfileField) => Value) =>
  Object.fromEntries(PROFILE_FIELDS.map((field) => [profileFields[field].wireName, valueOf(field)])) as Record<
    WireName,
    Value
  >;
