/** Servers refuse longer addresses, some from 4 kB on; what the toolbar sets takes a tenth of it. In characters. */
const LONGEST = 2000;

/** The query of an address without the args of the controls, where they make it too long. */
export function shortened(query: string): string {
  if (query.length <= LONGEST) return query;
  const parameters = query.slice(1).split("&");
  return `?${parameters.filter((each) => !each.startsWith("args=")).join("&")}`;
}
