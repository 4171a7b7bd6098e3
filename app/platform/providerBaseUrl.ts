/** The provider's base URL (C-71). */
export const providerBaseUrl: string = import.meta.env.VITE_PROVIDER_BASE_URL || "/api";
