/** Settings in the head of the page: one build serves all of them. Each has an empty element in index.html. */
export const PAGE_SETTINGS = {
  /** Where people without an account register (D-88). */
  registrationUrl: "registration-url",
  /** Name of „Ihre Ansprechperson“ in texts; empty: no name is shown. */
  contactPerson: "contact-person",
  contactPhone: "contact-phone",
  contactEmail: "contact-email",
  /** Free text, e.g. "Mo.–Fr., 08:00–16:00 Uhr". */
  contactHours: "contact-hours",
  contractsEmail: "contracts-email",
  /** Proposed features that the provider supports, e.g. "availability", or "none"; empty: learned from responses. */
  providerOffers: "provider-offers",
  /** Ids of users who check staff in and out, until the provider sends roles (D-30). */
  supervisors: "supervisors",
  /** Who may edit the event status (D-29): everyone if empty, or `supervisors`. */
  eventStatusEditors: "event-status-editors",
  /** How users get their days: "events" (default) or "availability" (D-09). */
  applicationMode: "application-mode",
  /** Target of the calendar export: "google", its form, or a file (default) (D-62). */
  calendarProvider: "calendar-provider",
} as const;

export type PageSetting = keyof typeof PAGE_SETTINGS;

/** The value of a setting; empty: not configured. */
export const pageSetting = (setting: PageSetting): string =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${PAGE_SETTINGS[setting]}"]`)?.content.trim() ?? "";

/** The page with empty settings filled in; values must not contain markup characters. */
export const withSettings = (html: string, values: Partial<Record<PageSetting, string>>): string =>
  Object.entries(values).reduce((page, [setting, value]) => {
    if (/["<>&]/.test(value)) throw new Error(`${JSON.stringify(value)} is no address.`);
    const name = PAGE_SETTINGS[setting as PageSetting];
    return page.replace(`<meta name="${name}" content=""`, () => `<meta name="${name}" content="${value}"`);
  }, html);
