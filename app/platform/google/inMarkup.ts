import { CLIENT_ID_META, googleOnPage, SCRIPT_META, type GoogleOnPage } from "#app/platform/google/page.ts";

const metaOf = (name: string) => new RegExp(`<meta name="${name}" content="([^"]*)"[^>]*>`);

/** Ids and paths contain no characters with a meaning in markup; throws for any other value. */
function checked(value: string): string {
  if (/[\s"'<>&]/.test(value)) throw new Error(`${JSON.stringify(value)} is no client id and no path.`);
  return value;
}

/** The Google settings of a page, from its markup. */
export const googleInMarkup = (html: string): GoogleOnPage | null =>
  googleOnPage((name) => metaOf(name).exec(html)?.[1]);

/** The page with this client filled in. Requires the empty element. */
export function withGoogle(html: string, { clientId, script }: GoogleOnPage): string {
  const element = metaOf(CLIENT_ID_META);
  if (!element.test(html)) throw new Error(`The page has no <meta name="${CLIENT_ID_META}">.`);
  const metas = [
    `<meta name="${CLIENT_ID_META}" content="${checked(clientId)}" />`,
    ...(script === null ? [] : [`<meta name="${SCRIPT_META}" content="${checked(script)}" />`]),
  ];
  return html.replace(element, () => metas.join("\n    "));
}
