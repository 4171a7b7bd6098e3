/** What a link of the workbench can lead to: pages and stories by id, headings and the like by page. */
export type Targets = { ids: ReadonlySet<string>; anchorsOf: (id: string) => ReadonlySet<string> };

const INSIDE = /^(?:\/|\.\/)?\?path=\/(?:docs|story)\/([^#&]+)(?:&[^#]*)?(?:#(.+))?$/;
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1)[:/]/;

/** Why a link on the page `from` leads nowhere; null if it leads somewhere. Files are for a browser to try. */
export function linkFault(href: string, from: string, { ids, anchorsOf }: Targets): string | null {
  const link = decodeURI(href);
  if (link.startsWith("#")) return anchorsOf(from).has(link.slice(1)) ? null : `${link}: this page has no such place`;
  const [, id, anchor] = INSIDE.exec(link) ?? [];
  if (id !== undefined) {
    if (!ids.has(id)) return `${link}: no page and no story`;
    return anchor === undefined || anchorsOf(id).has(anchor) ? null : `${link}: the page has no such place`;
  }
  if (/^[a-z]+:/.test(link) && !link.startsWith("https:") && !LOCAL.test(link)) return `${link}: not https`;
  return null;
}
