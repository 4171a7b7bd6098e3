/** Headers and options of a request: not cached, no cookies. */
export function requestOf(method: string, accessToken: string | null, body?: string) {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (accessToken) headers.Authorization = `Bearer ${accessToken}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  return { method, headers, body, cache: "no-store", credentials: "omit" } satisfies RequestInit;
}
