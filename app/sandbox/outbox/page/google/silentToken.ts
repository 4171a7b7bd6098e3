/** Token of the entry "Google antwortet nicht": its profile never arrives. */
export const SILENT_TOKEN = "google-silent";
