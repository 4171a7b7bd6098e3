/** Whose profile never comes: the token of the entry "Google antwortet nicht". */
export const SILENT_TOKEN = "google-silent";
