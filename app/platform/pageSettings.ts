/** What the head of the page configures: one build serves with and without. Each has an empty element in index.html. */
export const PAGE_SETTINGS = {
  /** Where people register who are not in the product yet (D-88). */
  registrationUrl: "registration-url",
  /** Whom texts call „Ihre Ansprechperson“; without a name nobody is named. */
  contactPerson: "contact-person",
  contactPhone: "contact-phone",
  contactEmail: "contact-email",
  /** In words, e.g. "Mo.–Fr., 08:00–16:00 Uhr". */
  contactHours: "contact-hours",
  contractsEmail: "contracts-email",
  /** What the provider has beyond the agreed calls, e.g. "availability", or "none"; where it is empty, its answers tell. */
  providerOffers: "provider-offers",
  /** Who checks staff in and out: ids of people, until the provider says it (D-30). */
  supervisors: "supervisors",
  /** Who may edit how a day goes (D-29): everybody where it is empty, `supervisors` for those alone. */
  eventStatusEditors: "event-status-editors",
  /** How people come to their days: "events" (also when empty) or "availability" (D-09). */
  applicationMode: "application-mode",
  /** What takes a day: a file for any calendar (also when empty) or "google", the form of Google's (D-62). */
  calendarProvider: "calendar-provider",
} as const;

export type PageSetting = keyof typeof PAGE_SETTINGS;

/** The value of a setting; empty: not configured. */
export const pageSetting = (setting: PageSetting): string =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${PAGE_SETTINGS[setting]}"]`)?.content.trim() ?? "";

/** The page with these settings filled in where it leaves them empty; they must not hold what means something in markup. */
export const withSettings = (html: string, values: Partial<Record<PageSetting, string>>): string =>
  Object.entries(values).reduce((page, [setting, value]) => {
    if (/["<>&]/.test(value)) throw new Error(`${JSON.stringify(value)} is no address.`);
    const name = PAGE_SETTINGS[setting as PageSetting];
    return page.replace(`<meta name="${name}" content=""`, () => `<meta name="${name}" content="${value}"`);
  }, html);
