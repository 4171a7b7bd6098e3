interface ImportMetaEnv {
  readonly VITE_PROVIDER_BASE_URL?: string;
  readonly VITE_TERMS_URL?: string;
  readonly VITE_PRIVACY_URL?: string;
  readonly VITE_IMPRINT_URL?: string;
  readonly VITE_ACCESSIBILITY_URL?: string;
  readonly VITE_GOOGLE_CLIENT_ID?: string;
  readonly VITE_REGISTRATION_URL?: string;
  readonly VITE_CONTACT_PERSON?: string;
  readonly VITE_CONTACT_PHONE?: string;
  readonly VITE_CONTACT_EMAIL?: string;
  readonly VITE_CONTACT_HOURS?: string;
  readonly VITE_CONTRACTS_EMAIL?: string;
  readonly VITE_APPLICATION_MODE?: string;
  readonly VITE_CALENDAR_PROVIDER?: string;
  readonly VITE_PROVIDER_OFFERS?: string;
}
