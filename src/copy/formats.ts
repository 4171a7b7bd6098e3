/** The only named formats in texts: {x, date, long}. Read by the runtime AND by the build (plain data, no imports). */
export const timeZone = "Europe/Berlin";
export const intlLocale = { de: "de-DE", en: "en-GB" } as const;
export const formats = {
  date: {
    short: { dateStyle: "short" },
    medium: { dateStyle: "medium" },
    long: { dateStyle: "long" },
    weekday: { weekday: "long", day: "numeric", month: "long" },
  },
  time: { short: { timeStyle: "short" } },
  number: { integer: { maximumFractionDigits: 0 }, euro: { style: "currency", currency: "EUR" } },
} as const satisfies {
  date: Record<string, Intl.DateTimeFormatOptions>;
  time: Record<string, Intl.DateTimeFormatOptions>;
  number: Record<string, Intl.NumberFormatOptions>;
};
