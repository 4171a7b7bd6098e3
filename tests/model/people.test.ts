import { describe, expect, test } from "vitest";
import { participantKind } from "#src/model/dashboard/dashboard.ts";
import { countrySchema, resolveCountry } from "#src/model/profile/country.ts";
import {
  extraFields,
  extraSchema,
  cocAnswer,
  isCocAnswered,
  marketingDates,
  profileStatus,
} from "#src/model/profile/extra.ts";
import { invitationDataSchema } from "#src/model/auth/invitation.ts";
import { loginUserSchema } from "#src/model/auth/loginUser.ts";
import { pendingAuthSchema } from "#src/model/auth/pendingAuth.ts";
import { emptySignUpData, signUpDataSchema, signUpMirrorSchema } from "#src/model/auth/signUp.ts";

const user = {
  extraId: "7301",
  firstName: "Amira",
  lastName: "Okonkwo",
  email: "amira.okonkwo@example.de",
  phone: "+4915123456789",
  dateOfBirth: "1991-08-14",
  nationality: "Nigerianisch",
  germanLevel: "B2",
  company: "Condor",
  department: "Ramp",
};

describe("login user", () => {
  test("its ten fields are read (ENT-01..10, ENTS-05)", () => {
    expect(loginUserSchema.parse(user)).toEqual({ ...user, uid: "7301" });
  });

  test("uid is another name of extraId, which may be a number (ENT-01, C-42, C-72)", () => {
    const nameless = { ...user, extraId: undefined };
    expect(loginUserSchema.parse({ ...nameless, uid: 7301 })).toEqual({ ...user, uid: "7301" });
    expect(loginUserSchema.safeParse(nameless).success).toBe(false);
    expect(loginUserSchema.safeParse({ ...nameless, extraId: "" }).success).toBe(false);
  });

  test("the fields of a fetched profile are read, and may be absent (ENT-11..18)", () => {
    const more = {
      englishLevel: "C1",
      taxClass: "1",
      employmentType: "Minor Employment",
      religion: "Other",
      socialSecurityNumber: "651708061",
      iban: "DE89370400440532013000",
      accountHolder: "Amira Okonkwo",
      healthCertificate: true,
    };
    expect(loginUserSchema.parse({ ...user, ...more })).toEqual({ ...user, ...more, uid: "7301" });
    for (const field of Object.keys(more)) expect(loginUserSchema.parse(user)).not.toHaveProperty(field);
  });

  test("missing and null texts read as empty, unknown fields pass by", () => {
    const read = loginUserSchema.parse({ extraId: 1, company: null, shoeSize: 43 });
    expect(read).toMatchObject({ extraId: "1", company: "", firstName: "" });
  });
});

const record = {
  extra_id: 7301,
  first_name: "Amira",
  last_name: "Okonkwo",
  email: "amira.okonkwo@example.de",
  mobile_number: "+4915123456789",
  street: "Hafenstraße 12",
  postcode: "85356",
  city: "München",
  date_of_birth: "1991-08-14",
  city_of_birth: "Enugu",
  nationality: "Nigerianisch",
  language_level: "B2 - Upper Intermediate",
  company: "Condor",
  department: "Ramp",
  flughafenausweisnummer: "FA-0158",
  ausweis_color: "Gelb",
  sozialversicherung: "65170806J008",
  iban: "DE89370400440532013000",
  bic: "COBADEFFXXX",
  profile_status: "ready_to_work",
  code_of_conduct: null,
  marketing_dates: ["07.12.2026"],
  created_at: "2026-10-05T07:12:00Z",
  last_login_at: "2026-11-19T16:40:00Z",
};

describe("extra", () => {
  test("the fields of the longer list are kept too (ENTS-01)", () => {
    const more = { age_group: "30-39", gender: "f", geburtsname: "Eze", idnr: "12345678901" };
    const flags = { different_recipient: false, haupt_ag: true, internal_extra: true };
    expect(extraSchema.parse({ ...record, ...more, ...flags })).toEqual({ ...record, ...more, ...flags });
    expect(Object.keys(extraFields)).toEqual(expect.arrayContaining(Object.keys({ ...more, ...flags })));
  });

  test("unknown fields, nulls and numbers do not break reading and are kept (N2, C-72)", () => {
    const odd = { extra_id: "a7", postcode: 85356, company: null, favourite_gate: { name: "B46" } };
    expect(extraSchema.parse(odd)).toEqual(odd);
  });

  test("an unknown status is neither of the two known ones (ENT-38, ENTS-01)", () => {
    const statuses = ["ready_to_work", "base_profile_completed", "READY_TO_WORK", "", null, undefined, 3];
    expect(statuses.map((profile_status) => profileStatus({ profile_status }))).toEqual([
      "ready_to_work",
      "base_profile_completed",
      ...Array<string>(5).fill("other"),
    ]);
    expect(extraSchema.parse({ ...record, profile_status: "on_hold" }).profile_status).toBe("on_hold");
  });

  test("null or absent means not answered, any other value answered (ENT-39, ENTS-02, P29)", () => {
    expect([undefined, null].map(isCocAnswered)).toEqual([false, false]);
    expect([false, true, "2025-01-01", 0, ""].map(isCocAnswered)).toEqual([true, true, true, true, true]);
  });

  test.each([
    [
      "accepted",
      [true, "true", 1, "1", "accepted", " Accepted ", "akzeptiert", "Angenommen", "2025-01-01", "1.12.2025"],
    ],
    ["accepted", ["2025-01-01T08:00:00Z", "01.12.2025 08:00:00"]],
    ["declined", [false, "false", 0, "0", "declined", "DECLINED", "rejected", "abgelehnt"]],
    ["answered", ["", "?", "zur Kenntnis genommen", 2, {}, [], "nicht angenommen", "30.02.2025"]],
    [null, [null, undefined]],
  ])("%s is used only for a known answer (D-22, D-23)", (expected, answers) =>
    expect(answers.map(cocAnswer)).toEqual(answers.map(() => expected)),
  );

  test("suggested days are dd.mm.yyyy, others are left out (ENT-40, ENTS-03)", () => {
    expect(marketingDates({ marketing_dates: ["07.12.2026", "2026-12-07", null, 5] })).toEqual(["07.12.2026"]);
    expect(marketingDates({ marketing_dates: ["ab 07.12.2026", "07.12.2026 (Mo)", "07.12.20266"] })).toEqual([]);
    expect([undefined, null, "07.12.2026"].map((marketing_dates) => marketingDates({ marketing_dates }))).toEqual([
      [],
      [],
      [],
    ]);
    expect(extraSchema.safeParse({ ...record, marketing_dates: "soon" }).success).toBe(true);
  });

  test("internal extras are airport staff, all others take part in the tests (ROLE-02)", () => {
    const kinds = [true, 1, "true", false, null, undefined, "?"].map((internal_extra) =>
      participantKind({ internal_extra }),
    );
    expect(kinds).toEqual([...Array<string>(3).fill("airport-staff"), ...Array<string>(4).fill("test-participant")]);
  });
});

test("sign-up data carries the typed data and the method (ENT-43..52)", () => {
  const typed = {
    email: "amira.okonkwo@example.de",
    phone: "+4915123456789",
    password: "Vorfeldbus7!",
    firstName: "Amira",
    lastName: "Okonkwo",
    dateOfBirth: "1991-08-14",
    nationality: "Nigerianisch",
    germanLevel: "B2",
    authMethod: "google",
    googleProfile: { name: "Amira O.", email: "amira.okonkwo@example.de", picture: "https://example.org/a.jpg" },
  };
  expect(signUpDataSchema.parse(typed)).toEqual(typed);
  expect(signUpDataSchema.parse({})).toEqual(emptySignUpData);
  for (const authMethod of ["fax", "", 1]) expect(signUpDataSchema.parse({ authMethod }).authMethod).toBe("email");
  expect(JSON.stringify(signUpMirrorSchema.parse(typed))).not.toContain("Vorfeldbus7!");
});

describe("country", () => {
  test("a nationality with or without id (ENT-53, ENT-54, ENTS-09)", () => {
    expect(countrySchema.parse({ nationality: "Deutsch" })).toEqual({ nationality: "Deutsch" });
    expect(countrySchema.parse({ nationality: "Deutsch", country_id: 5 })).toEqual({
      nationality: "Deutsch",
      country_id: 5,
    });
    expect(countrySchema.safeParse({ country_id: 5 }).success).toBe(false);
  });

  test("a stored nationality is a word or an id (ENTS-04, C-41)", () => {
    const german = { nationality: "Deutsch", country_id: 5 };
    const countries = [{ nationality: "Polnisch", country_id: 6 }, german];
    expect(["Deutsch", "deutsch ", 5, "5"].map((value) => resolveCountry(value, countries))).toEqual([
      german,
      german,
      german,
      german,
    ]);
    expect(["", null, 99, "Elbisch"].map((value) => resolveCountry(value, countries))).toEqual(Array(4).fill(null));
  });

  test("a person without a nationality does not get that of a country without an id (ENTS-04)", () => {
    const nameless = [{ nationality: "Staatenlos", country_id: null }];
    expect(["", " ", null, undefined].map((value) => resolveCountry(value, nameless))).toEqual(Array(4).fill(null));
  });
});

test("an invitation brings name, phone and its session token (ENT-55..60, C-72)", () => {
  const invitation = {
    email: "minhkhai.nguyen@example.de",
    firstName: "Thị Minh Khai",
    lastName: "Nguyễn",
    extraId: "7305",
    phoneNumber: "+491713920005",
    sessionToken: "s3ss10n",
  };
  expect(invitationDataSchema.parse(invitation)).toEqual(invitation);
  expect(invitationDataSchema.parse({ ...invitation, extraId: 7305, phoneNumber: null })).toEqual({
    ...invitation,
    extraId: 7305,
    phoneNumber: "",
  });
  expect(invitationDataSchema.safeParse({ ...invitation, extraId: "" }).success).toBe(false);
  expect(invitationDataSchema.safeParse({ ...invitation, sessionToken: undefined }).success).toBe(false);
});

test("the user in auth is stored with address, kind and id (ENT-61..63)", () => {
  const pending = { email: "amira.okonkwo@example.de", needsPassword: true, extraId: "7301" };
  expect(pendingAuthSchema.parse(pending)).toEqual(pending);
  expect(pendingAuthSchema.parse({ ...pending, extraId: 7301 })).toEqual({ ...pending, extraId: 7301 });
  expect(pendingAuthSchema.parse({ ...pending, extraId: null })).toEqual({ ...pending, extraId: "" });
  expect(pendingAuthSchema.safeParse({ ...pending, email: "" }).success).toBe(false);
  expect(pendingAuthSchema.safeParse({ ...pending, needsPassword: "yes" }).success).toBe(false);
});
