interface ImportMetaEnv {
  readonly VITE_PROVIDER_BASE_URL?: string;
  readonly VITE_TERMS_URL?: string;
  readonly VITE_GOOGLE_CLIENT_ID?: string;
}
