/** What a call sends besides its address: nothing is kept by the browser, and no cookie goes along. */
export function requestOf(method: string, accessToken: string | null, body?: string) {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (accessToken) headers.Authorization = `Bearer ${accessToken}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  return { method, headers, body, cache: "no-store", credentials: "omit" } satisfies RequestInit;
}
