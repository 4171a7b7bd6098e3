/** Google Identity Services, and where a token shows whose it is. */
export const GOOGLE_SCRIPT = "https://accounts.google.com/gsi/client";
export const GOOGLE_USER_INFO = "https://www.googleapis.com/oauth2/v3/userinfo";

/** The one policy that may name a script to load; it exists only where a client is configured (S1). */
export const SCRIPT_POLICY = "gangway-google-script";
