/** Everything that the journeys say around the app. */
export const words = {
  loading: "Der Weg wird geladen …",
  begins: "Die App öffnet sich",
  answered: (name: string) => `Die Antwort auf ${name} kommt`,
  passed: (name: string) => `Die Zeit ${name} vergeht`,
  mails: "Was der Anbieter verschickt hat",
  noMails: "Noch nichts.",
  mail: { email: "E-Mail an", sms: "SMS an" },
  code: "Code",
  link: "Link öffnen",
  map: "Karte",
  mapLead: "Die Zustände in der Reihenfolge des Weges. Jedes Bild öffnet seinen Zustand.",
  others: "Was in diesen Abläufen noch geschehen kann",
  charts: "Die Abläufe als Zeichnung",
  noChart: "Hinter diesem Weg steht kein Ablauf mit eigenen Zuständen. Seine Schritte sind von Hand geschrieben.",
} as const;
