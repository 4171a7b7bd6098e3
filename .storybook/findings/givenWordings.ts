/** The wording that a row quotes for a key. */
type GivenWording = readonly [row: string, key: string, words: string];

/** Word for word in src/copy/de. */
export const givenInGerman: GivenWording[] = [
  ["MSG-01", "auth.entry.problems.required", "E-Mail-Adresse ist erforderlich"],
  ["MSG-01", "recovery.forgot.problems.required", "E-Mail-Adresse ist erforderlich"],
  ["MSG-02", "auth.entry.problems.invalid", "Bitte geben Sie eine gültige E-Mail-Adresse ein"],
  ["MSG-02", "recovery.forgot.problems.invalid", "Bitte geben Sie eine gültige E-Mail-Adresse ein"],
  ["MSG-03", "auth.entry.problems.noAccount", "Kein Konto mit dieser E-Mail verfügbar"],
  ["MSG-03", "signUp.password.problems.noAccount", "Kein Konto mit dieser E-Mail verfügbar"],
  ["MSG-04", "auth.entry.problems.unableToCheck", "E-Mail kann nicht überprüft werden. Bitte versuchen Sie es erneut."],
  ["MSG-05", "recovery.reset.differs", "Passwörter stimmen nicht überein"],
  ["VA-067", "signUp.expired.confirm", "E-Mail erneut bestätigen"],
  ["VS-012", "comingSoon.title", "Demnächst verfügbar"],
  ["MSGS-068", "tasks.upcoming", "Anstehendes Event"],
  ["MSGS-044", "events.badges.applied", "Beworben"],
  ["MSGS-045", "events.badges.booked", "Gebucht"],
  ["MSGS-046", "events.badges.cancelled", "Abgesagt"],
  ["MSGS-047", "events.badges.withdrawn", "Zurückgezogen"],
  ["FMT-21", "profile.form.colours.green", "Grün"],
  ["FMT-21", "profile.form.colours.yellow", "Gelb"],
  ["FMT-21", "profile.form.colours.blue", "Blau"],
  ["MSGS-052", "availability.problems.minOne", "Bitte wählen Sie mindestens 1 verfügbaren Termin"],
];

const german = new Map(givenInGerman.map(([row, key, words]) => [key, { row, words }]));

/** The wording that a text keeps, with its row; the English texts have none. */
export const givenWording = (key: string, locale: "de" | "en") => (locale === "de" ? german.get(key) : undefined);

export const isGivenWording = (key: string, locale: "de" | "en"): boolean => givenWording(key, locale) !== undefined;
