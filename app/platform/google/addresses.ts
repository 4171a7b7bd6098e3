/** Google Identity Services, and its profile endpoint. */
export const GOOGLE_SCRIPT = "https://accounts.google.com/gsi/client";
export const GOOGLE_USER_INFO = "https://www.googleapis.com/oauth2/v3/userinfo";

/** The only Trusted Types policy for script URLs; exists only if a client is configured (S1). */
export const SCRIPT_POLICY = "gangway-google-script";
