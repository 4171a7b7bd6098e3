export type TextKind = "button" | "link" | "label" | "title" | "error" | "hint" | "status" | "option" | "body";

/** What a text is for, told by the end of its key; the first line that fits counts. */
const table: readonly (readonly [TextKind, RegExp])[] = [
  ["option", /^lists\.|\.colours\./],
  ["hint", /^groups\.invite\.full\./],
  ["title", /^groupForms\.join\.unnamed$/],
  ["title", /(^|\.)((sub)?title\w*|page|\w+Title|greeting(Plain)?\.\w+|sections\.\w+|summary|success\.done)$/],
  ["title", /^dashboard\.tasks\.\w+$/],
  ["title", /^(job\.(none|when)|tasks\.(upcoming|checkIn|checkOut))$/],
  ["error", /(^|\.)(problems|sendProblems|required|badLink|transport)\./],
  [
    "error",
    /^notices\.failed\.|\.(differs|\w*[fF]ailed|invitationInvalid|invitationExpired|invitationUnchecked|incomplete)$/,
  ],
  ["error", /^notices\.\w+\.(invalid|expired|lost|unexpected|alreadyInGroup)$/],
  ["hint", /(^|\.)(hints?|hints\.\w+|lead\w*|missing\w*|repeat|passReason|special\w+)$/],
  [
    "status",
    /(^|\.)(checking|sending|saving|saved|busy|loading|retrying|signingOut|opening|leaving|starting|boot\.\w+)$/,
  ],
  ["status", /(^|\.)(count|counter|progress|step|parts\w*|inDays|soon|met|unmet|shown|hidden|offline|resendReady)$/],
  [
    "status",
    /^notices\.\w+\.\w+$|\.(notes|purposes|alerts|resend\.(waiting|sending))(\.\w+)?$|\.badges?(\.\w+)?$|noMatch$/,
  ],
  ["status", /^conduct\.answer\./],
  ["status", /^contract\.page\.(badges\.\w+|\w+\.(downloading|marking|confirming|checked))$/],
  ["status", /^idCheck\.(delete\.deleting|capture\.replacement)$/],
  ["hint", /^idCheck\.result\.left$/],
  ["label", /(^|\.)(label|labels?\.\w+|email|password|confirmation|optional|dateForm|choose|region)$/],
  ["link", /(^|\.)(forgot|skip|terms|toSignIn)$/],
  ["button", /(^|\.)(submit|retry|back|close|show|hide|more|less|offer|confirm|signIn|signOut|view)$/],
  ["button", /(^|\.)(to[A-Z]\w+|resend\.ready|list\.(open|clear)|success\.open)$|^shell\.profile$/],
  ["button", /^idCheck\.(capture\.(take|torch\.\w+)|delete\.keep|result\.(replace|delete))$/],
  ["status", /^groups\.invite\.copied$/],
  ["button", /^groups\.\w+\.keep$/],
  ["button", /^cancellation\.(submit\.\w+|keep)$/],
  ["option", /^cancellation\.reasons\./],
  ["status", /^day\.away\./],
  ["button", /^contract\.(data\.(chooseFile|intro\.start)|page\.(send\.again|steps\.write))$/],
  ["button", /^availability\.discard$/],
];

/** What the text of a key such as `auth.entry.submit` is for; running text where nothing else fits. */
export const kindOf = (key: string): TextKind => table.find(([, pattern]) => pattern.test(key))?.[0] ?? "body";
