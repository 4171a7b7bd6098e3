const statusWords: Record<string, string> = {
  verified: "hat ein Konto",
  unverified: "eingeladen, noch nicht registriert",
  external_user: "gehört zu einer Partnerfirma",
  not_found: "nicht bekannt",
};

export const statusWord = (status: string): string => statusWords[status] ?? `Status „${status}“`;
