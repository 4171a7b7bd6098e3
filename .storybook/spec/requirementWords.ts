/** The rendered page of a story. */
export type Page = {
  /** Visible words, accessible names and values of fields. */
  text: string;
  /** Rendered elements, also those hidden from the accessibility tree. */
  find: (selector: string) => HTMLElement[];
};

type Check = (page: Page, found: RegExpExecArray) => boolean;

type CheckedWord = readonly [word: RegExp, check: Check];

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six"];
const numberOf = (word = "") => (/\d/.test(word) ? Number(word) : NUMBERS.indexOf(word.toLowerCase()));

const FIELDS = "input:not([type=hidden], [type=radio], [type=checkbox], [type=file]), textarea, select";
const TICKS =
  "svg:is(.lucide-check, .lucide-circle-check), :is(input, [role=checkbox]):is(:checked, [aria-checked=true])";

const fieldsOf = ({ find }: Page) => find(FIELDS) as HTMLInputElement[];
const isOpen = (field: HTMLInputElement) => !field.readOnly && !field.disabled && field.ariaDisabled !== "true";

const hasText =
  (words: RegExp): Check =>
  ({ text }) =>
    words.test(text);
const has =
  (selector: string, least = 1): Check =>
  ({ find }) =>
    find(selector).length >= least;
const hasControl =
  (name: RegExp): Check =>
  ({ find }) =>
    find("button, a[href], label, [role=radio], summary").some(({ ariaLabel, innerText }) =>
      name.test(`${ariaLabel ?? ""} ${innerText}`),
    );
/** Some of the fields of the page. */
const someField =
  (isFound: (field: HTMLInputElement) => boolean): Check =>
  (page) =>
    fieldsOf(page).some(isFound);
/** There are fields, and none of them is so. */
const noField =
  (isFound: (field: HTMLInputElement) => boolean): Check =>
  (page) =>
    fieldsOf(page).length > 0 && !fieldsOf(page).some(isFound);
const hasField = (name: RegExp): Check =>
  someField(({ labels, ariaLabel }) => name.test([...(labels ?? [])].map((l) => l.innerText).join() + ariaLabel));
/** As many as the row says, or at least as many. */
const hasAsMany =
  (selector: string, isEnough = (there: number, count: number) => there === count): Check =>
  ({ find }, [, ...counts]) =>
    isEnough(find(selector).length, numberOf(counts.find(Boolean)));
const orMore = (there: number, count: number) => there >= count;
const not =
  (check: Check): Check =>
  (page, found) =>
    !check(page, found);
const anyOf =
  (...all: Check[]): Check =>
  (page, found) =>
    all.some((check) => check(page, found));
const isBarFull: Check = ({ find }) =>
  find("[data-done]").length > 1 && find("[data-done] ~ :not([data-done])").length === 0;

/** Checks for the stories of a row with the word. */
const words: readonly CheckedWord[] = [
  // Pending.
  [
    /\bspinner\b|\bbusy\b|\bverifying\b|\bloading\b(?! the)|checking state|\brefreshing\b|\bvalidating\b|: checking\b/,
    has("[aria-busy=true], [data-loading], [class*=animate-spin]"),
  ],
  [/\bskeleton\b/, has("[data-loading]")],
  [/\b(?:fields?|boxes) (?:locked|disabled)\b|\(locked,/, noField(isOpen)],
  [
    /\(read-only\), password|read-only filled/,
    (page) => /@/.test(page.text) && !fieldsOf(page).some((field) => isOpen(field) && /@/.test(field.value)),
  ],
  [/\bfield editable\b|\bform (?:stays|editable)\b/, someField(isOpen)],
  // Failures.
  [
    /\b(?:load |send |check |upload |download )?fail(?:ed|ure)\b(?! \(toast)|\berror (?:text|banner|state|with)\b|(?<!no )\b(?:field )?errors?\)|\bflagged\b|\bload error\b/,
    anyOf(
      has("[role=alert], [aria-invalid=true], svg[class*=exclamation-point]"),
      hasText(/konnten? nicht|nicht geklappt|nicht sicher|fehlgeschlagen/),
    ),
  ],
  [/\bretry\b(?!\))|\btry[- ]again\b/, hasControl(/[Nn]och einmal|neu laden|neu starten|[Gg]eladen …/)],
  // Buttons and links.
  [
    /\b(?:button|confirm|accept|still) disabled\b(?! with)|\b(?:join|button|send) off\b|, disabled\)/,
    has("button[aria-disabled=true]:not([aria-busy=true])"),
  ],
  [/\bbutton enabled\b|\b(?:join|button) on\b|\bcontrols enabled\b/, not(has("button[aria-disabled=true]"))],
  [/\bterms(?:-and-conditions)? link\b/, hasControl(/Nutzungsbedingungen/)],
  [/\blog(?: out|out)\b/i, hasControl(/Abmelden|[Aa]bgemeldet …/)],
  [/\bresend link\b|\bresending\b/, hasControl(/Code/)],
  [/(?<!no )\bback (?:button|arrow)\b(?! \(hidden| only)/, hasControl(/Zurück/)],
  [/\bno back button\b|\bno arrow\b/, not(hasControl(/^\s*Zurück\s*$/))],
  [/(?<!no )Google button\b/, hasControl(/Google/)],
  [/\bno Google button\b/, not(hasControl(/Google/))],
  [/\bskip(?:-for-now)?\b/, hasControl(/[Üü]berspringen/)],
  [/\bget started \/ continue\b/, hasControl(/Jetzt starten|Weiter|Zur Startseite/)],
  [
    /\bdownload (?:button|provider|card|link)\b|date, download\b/,
    hasControl(/herunterladen|Lohnabrechnung|Bescheinigung|öffnen/i),
  ],
  [/\bview(?:ing the)? original\b/, hasControl(/ansehen/)],
  [/\bremove control\b|\bremove on others\b/, hasControl(/entfernen/i)],
  [/\breplace control\b|, replace,/, hasControl(/Foto ersetzen/)],
  [/\bdelete (?:button|control)\b|, delete\b|\(delete\b/, hasControl(/löschen/)],
  [/\bleave button\b|\(leave,/, hasControl(/verlassen/)],
  [/\bcopy(?: button|\/share)/, hasControl(/kopieren/i)],
  [/\bshare(?:-number)? button\b|copy\/share/, hasControl(/teilen/i)],
  [/\bcapture button\b/, hasControl(/Foto (?:aufnehmen|auswählen)|Kamera/)],
  [/\btask-list button\b(?! only)/, hasControl(/Aufgabenliste/)],
  [/\bcalendar link\b/, hasControl(/Kalender/)],
  [/\bcalendar link, cancel\b/, hasControl(/absagen/i)],
  [/\binstead of (?:cancel|the button)\b/, not(hasControl(/absagen/i))],
  [/\boffers create\b|\bcreate, join\b/, hasControl(/Gruppe erstellen/)],
  [/\boffers join\b|\bcreate, join\b|\bjoin button\b/, hasControl(/[Gg]ruppe beitreten/)],
  [/\boffers solo\b|\bsolo cards\b|\bsolo (?:marked|chosen)\b/, hasControl(/Allein teilnehmen/)],
  [/\bexternal link\b/, has("a[target=_blank]")],
  [/\bmail button\b/, has("a[href^='mailto:']")],
  [/\bdisabled with note\b/, has("button[aria-disabled=true][aria-describedby]")],
  [/\bprofile button\b/, hasControl(/Profil/)],
  [/\bcontact (?:prompt|the provider)\b/, hasControl(/E-Mail schreiben|Kontakt/)],
  [/\bFinancial Data, Payroll Document\b/, hasControl(/Bank und Steuer|Lohnabrechnung/)],
  [/\bno see-more\b/, not(hasControl(/mehr anzeigen/))],
  [/\bfont size\b/, hasControl(/Schriftgröße/)],
  [/\bhelp and support\b/, hasControl(/Hilfe/)],
  [/\bcontinue (?:button|control)\b/, hasControl(/Weiter|^ ?Zu[rm] |ansehen|anzeigen/)],
  [/\bno controls\b/, not(has(`main button, ${FIELDS}`))],
  // Fields and choices.
  [
    /\b(\d)-digit\b|\b(\d)(?: empty)? boxes\b/,
    hasAsMany("input[autocomplete=one-time-code] ~ [aria-hidden] > div > span"),
  ],
  [/\bno form\b/, not(has(FIELDS))],
  [/\b(?:profile|payroll|data|the) form\b/, anyOf(has(FIELDS, 5), has("[data-loading], main [role=alert]"))],
  [/\b(five|four|six) fields\b/, hasAsMany(`${FIELDS}, [role=radiogroup], fieldset`, orMore)],
  [/\be-mail field\b/, hasField(/E-Mail/)],
  [/\bphone (?:field|number entry)\b/, hasField(/Telefon/)],
  [/\bgroup number field\b/, hasField(/Gruppennummer/)],
  [/\bpassword field\b|\basks for the password\b/, hasField(/[Pp]asswort/)],
  [/\bname and optional description\b/, hasField(/Beschreibung/)],
  [/\bemployment type\b|\btype select\b/, hasText(/Beschäftigung/)],
  [/\bupload\b(?! failed)/, has("input[type=file]")],
  [/\ball empty\b/, noField((field) => isOpen(field) && field.value !== "")],
  [/\ball fields filled\b|\ball values\b/, noField((field) => field.ariaRequired === "true" && field.value === "")],
  [/\bnothing ticked\b|\bnone chosen\b/, not(has(":is(input, [role]):is(:checked, [aria-checked=true])"))],
  [/\bGrün, Gelb, Blau\b/, has("[role=radio][aria-checked=true] span, input[type=radio]:checked ~ span, :checked")],
  [/\b(one|two|three|four)(?: of four| row)? (?:tick(?:s|ed)\b|\(button)/, hasAsMany(TICKS)],
  [/\bwith tick\b|\bcarry a tick\b|[(,] ?ticks\b/, anyOf(has(TICKS), hasText(/0 von \d|Noch kein/))],
  [/\bcounters?\b|\/200\b/, hasText(/\d+ von \d+|\d+\/\d+/)],
  [/\b(\d) digits\b/, (page, [, many]) => fieldsOf(page).some(({ value }) => value.length === numberOf(many))],
  // Counts.
  [
    /(?<!name |duration |filled \()\b(?:step )?(\d+)(?:\/| of )(\d+)\b(?! …)/,
    ({ text }, { input }) =>
      [...input.matchAll(/(\d+)(?:\/| of )(\d+)/g)].some(([, done, all]) =>
        new RegExp(String.raw`\b${done}(?:\/| von )${all}\b`).test(text),
      ),
  ],
  [/\bbar (?:full)\b/, isBarFull],
  [/\bbar absent\b/, not(has("[data-done]"))],
  [/\bprogress bar\b/, has("[data-done], svg[preserveAspectRatio=none], svg[role=img]")],
  [/\bprogress ring\b|\bring \d/, has("svg[role=img]")],
  [
    /(?<!\/ )\b(\d+) %/,
    ({ text }, [, percent]) => new RegExp(String.raw`\b${percent} ?%|\b${Number(percent) / 50} von 2\b`).test(text),
  ],
  [/\b(\d\d) sections\b/, hasAsMany("main :is(h2, h3)", orMore)],
  [/\b(five) agreements\b/i, hasAsMany("[role=checkbox], input[type=checkbox]")],
  [/\b(five|four) entries\b/, hasAsMany("main li")],
  [/\b(two|three) (?:tasks|steps|instructions)\b/, hasAsMany("main li", orMore)],
  [/\bis listed\b/, has("main li", 5)],
  [/\b(three) dashed slots\b/, hasAsMany("li .border-dashed, li.border-dashed")],
  [/\bstaff rows\b|\(rows with\b/, has("main li, main tr", 2)],
  [
    /\bover (\d) steps\b/,
    ({ find }, [, many]) => find("[data-done]")[0]?.parentElement?.childElementCount === numberOf(many),
  ],
  [/\bread-only information\b/, not(has(FIELDS))],
  // Words.
  [/\bdescription card\b|\bprogress, card\b/, has("main section:has(> div p) > ul > li", 3)],
  [/\bhint for the next task\b|\bnext hint\b/, hasText(/Als Nächstes: /)],
  [/\bhint "Flughafenausweis/, hasText(/Flughafenausweis fehlt noch/)],
  [/\bbeing waited for\b/, hasText(/bearbeitet/)],
  [/\bredirect hint\b/, hasText(/von selbst|Jetzt anmelden|bleibt offen/)],
  [/\bno event\b/, not(has("main li"))],
  [/\bin onboarding\b/, hasText(/Schritt/)],
  [/\banswer shown\b/, hasText(/[Aa]ngenommen|[Aa]bgelehnt|[Bb]eantwortet/)],
  [/\badjust-group task\b/, hasText(/Gruppe|[Aa]llein/)],
  [/\blogo\b/, has("img[alt=Gangway]")],
  [/\bcountdown\b(?! finished| continues| restart)/, hasText(/\b\d+ (?:Sekunden?|Minuten?)\b/)],
  [/\bcoming soon\b|\bplaceholder\b/, hasText(/[Dd]emnächst|noch nicht verfügbar/)],
  [/\bdialog\b|\bquestion\b|\bpop-up\b/, has("[role=dialog]")],
  [/\bsample data\b/, hasText(/Beispieldaten/)],
  [/\bcamera-style frame\b|\(frame\b/, has("video")],
  [/\bapplicant count\b/, hasText(/\d+ Bewerbung|keine Bewerbung/)],
  [/\bbooked\/required\b/, hasText(/\d+ von \d+ belegt/)],
  [/\bcheck-back-later\b/, hasText(/später noch einmal/)],
  [/\bgrid of dates\b|\bdisplay date\b/, hasText(/\d\d\.\d\d\..*\d\d\.\d\d\./)],
  [/\bcapacity \(like\b/, hasText(/\d+ von \d+/)],
  [/\bbooked shifts\b/, hasText(/gebucht/i)],
  [/\bterminal trial operation\b/, hasText(/Probebetrieb/)],
  [/\bairport terminal 3\b|\btime, place\b/, hasText(/Terminal 3/)],
  [/\bevent details when\b|\(date, time,/, hasText(/\d\d:\d\d/)],
  [/\b(\d\d:\d\d) to (\d\d:\d\d)\b/, ({ text }, [, from, to]) => text.includes(`${from}–${to}`)],
  [/\btask list comes later\b/, hasText(/Aufgabenliste sehen Sie/)],
  [/\bairport pass\b(?! number)|\bbring note\b/, hasText(/Flughafenausweis|Reisepass/)],
  [/\bdut(?:y list|ies)\b/, hasText(/Aufgaben|Mitbringen/i)],
  [/\bpending or done badge\b|\bpending ?\/ ?done\b/, hasText(/Offen|Erledigt/)],
  [/\bgroup number\b(?! field)/, hasText(/\d{4}.?\d{4}/)],
  [/\bmember count\b/, hasText(/\d+ von \d+/)],
  [/\bfull-group notice\b|\(full notice, invite|\bpreview full\b/, hasText(/voll/)],
  [/\blists with counts\b/, hasText(/\d+ (?:Bewerbung|gebuchte)/)],
  [/\binitials\b/, ({ find }) => find("main li span[aria-hidden=true]").some(({ innerText }) => innerText === "?")],
  [/\ball done note\b|\bcongratulation\b/, anyOf(hasText(/Alle|Glückwunsch/), has("main li", 2))],
  [
    /\b(\d) to (\d) working days\b/,
    ({ text }, [, from, to]) => new RegExp(`${from} bis ${to} (?:Arbeits|Werk)tage`).test(text),
  ],
  [/\bprint and sign\b/, hasText(/unterschreiben/i)],
  [/\bscan or photograph\b/, hasText(/[Ss]cannen|[Ff]otografieren/)],
  [/\binstruction without address\b/, not(hasText(/@/))],
  [/\bcard: hidden\b/, not(hasText(/Schritt \d von 8/))],
  [/\bmonth headings\b/, hasText(/(?:November|Dezember) 2026/)],
  [/\bMo to So\b/, hasText(/\bMo\b.*\bSo\b/)],
  [/\bin the future\b/, hasText(/Zukunft/)],
  [/\bmissing ID card\b/, hasText(/nicht bekannt/)],
  [
    /\blong\b(?! text,)|\bwraps\b|\bscrolls\b|\bno horizontal scroll\b/,
    () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
  ],
  [/\bmessage box\b/, has("[aria-live] svg")],
  [/\bfour looks\b/, has("li svg")],
  [/\bheader with title\b|\(title, text\b|\bwelcome text\b/, has("h1")],
];

/** A word of a row, and whether the page meets it. */
type WordCheck = { word: string; isMet: (page: Page) => boolean };

/** The checks for the words of a row. */
export const checkedWordsIn = (text: string): WordCheck[] =>
  words.flatMap(([word, check]) => {
    const found = word.exec(text);
    return found ? [{ word: found[0], isMet: (page: Page) => check(page, found) }] : [];
  });
