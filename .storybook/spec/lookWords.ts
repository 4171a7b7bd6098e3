/** The state of a story as it is drawn. */
export type Page = {
  /** Everything that it says: words, names of parts, values of fields. */
  told: string;
  /** What is drawn, be it for the eye only. */
  drawn: (selector: string) => HTMLElement[];
};

type Seen = (page: Page, found: RegExpExecArray) => boolean;

/** A word of a requirement and what it means on a page. */
type LookWord = readonly [word: RegExp, seen: Seen];

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six"];
const numberOf = (word = "") => (/\d/.test(word) ? Number(word) : NUMBERS.indexOf(word.toLowerCase()));

const FIELDS = "input:not([type=hidden], [type=radio], [type=checkbox], [type=file]), textarea, select";
const TICKS =
  "svg:is(.lucide-check, .lucide-circle-check), :is(input, [role=checkbox]):is(:checked, [aria-checked=true])";

const fieldsOf = ({ drawn }: Page) => drawn(FIELDS) as HTMLInputElement[];
const isOpen = (field: HTMLInputElement) => !field.readOnly && !field.disabled && field.ariaDisabled !== "true";
const isRequired = (field: HTMLInputElement) => field.ariaRequired === "true";

const says =
  (words: RegExp): Seen =>
  ({ told }) =>
    words.test(told);
const draws =
  (selector: string, least = 1): Seen =>
  ({ drawn }) =>
    drawn(selector).length >= least;
const offers =
  (name: RegExp): Seen =>
  ({ drawn }) =>
    drawn("button, a[href], label, [role=radio], summary").some(({ ariaLabel, innerText }) =>
      name.test(`${ariaLabel ?? ""} ${innerText}`),
    );
const asks =
  (name: RegExp): Seen =>
  (page) =>
    fieldsOf(page).some(({ labels, ariaLabel }) =>
      name.test([...(labels ?? [])].map((l) => l.innerText).join() + ariaLabel),
    );
const not =
  (seen: Seen): Seen =>
  (page, found) =>
    !seen(page, found);
const anyOf =
  (...all: Seen[]): Seen =>
  (page, found) =>
    all.some((seen) => seen(page, found));
const isBarFull: Seen = ({ drawn }) =>
  drawn("[data-done]").length > 1 && drawn("[data-done] ~ :not([data-done])").length === 0;

/** What the rows of the catalogue call by these words is to be seen in their states. */
const words: readonly LookWord[] = [
  // Something is under way.
  [
    /\bspinner\b|\bbusy\b|\bverifying\b|\bloading\b(?! the)|checking state|\brefreshing\b|\bvalidating\b|: checking\b/,
    draws("[aria-busy=true], [data-loading], .animate-spin"),
  ],
  [/\bskeleton\b/, draws("[data-loading]")],
  [
    /\b(?:fields?|boxes) (?:locked|disabled)\b|\(locked,/,
    (page) => fieldsOf(page).length > 0 && !fieldsOf(page).some(isOpen),
  ],
  [
    /\(read-only\), password|read-only filled/,
    (page) => /@/.test(page.told) && !fieldsOf(page).some((field) => isOpen(field) && /@/.test(field.value)),
  ],
  [/\bfield editable\b|\bform (?:stays|editable)\b/, (page) => fieldsOf(page).some(isOpen)],
  // Failures.
  [
    /\b(?:load |send |check |upload |download )?fail(?:ed|ure)\b(?! \(toast)|\berror (?:text|banner|state|with)\b|(?<!no )\b(?:field )?errors?\)|\bflagged\b|\bload error\b/,
    anyOf(
      draws("[role=alert], [aria-invalid=true], svg.lucide-circle-alert, svg.lucide-triangle-alert"),
      says(/konnten? nicht|nicht geklappt|nicht sicher|fehlgeschlagen/),
    ),
  ],
  [/\bretry\b(?!\))|\btry[- ]again\b/, offers(/[Ee]rneut|noch einmal|neu laden|neu starten|[Gg]eladen …/)],
  // Buttons and links.
  [
    /\b(?:button|confirm|accept|still) disabled\b(?! with)|\b(?:join|button|send) off\b|, disabled\)/,
    draws("button[aria-disabled=true]:not([aria-busy=true])"),
  ],
  [/\bbutton enabled\b|\b(?:join|button) on\b|\bcontrols enabled\b/, not(draws("button[aria-disabled=true]"))],
  [/\bterms(?:-and-conditions)? link\b/, offers(/Nutzungsbedingungen/)],
  [/\blog(?: out|out)\b/i, offers(/Abmelden|[Aa]bgemeldet …/)],
  [/\bresend link\b|\bresending\b/, offers(/Code/)],
  [/(?<!no )\bback (?:button|arrow)\b(?! \(hidden| only)/, offers(/Zurück/)],
  [/\bno back button\b|\bno arrow\b/, not(offers(/^\s*Zurück\s*$/))],
  [/(?<!no )Google button\b/, offers(/Google/)],
  [/\bno Google button\b/, not(offers(/Google/))],
  [/\bskip(?:-for-now)?\b/, offers(/[Üü]berspringen/)],
  [/\bget started \/ continue\b/, offers(/Jetzt starten|Weiter|Zur Startseite/)],
  [
    /\bdownload (?:button|provider|card|link)\b|date, download\b/,
    offers(/herunterladen|Lohnabrechnung|Bescheinigung|öffnen/i),
  ],
  [/\bview(?:ing the)? original\b/, offers(/ansehen/)],
  [/\bremove control\b|\bremove on others\b/, offers(/entfernen/i)],
  [/\breplace control\b|, replace,/, offers(/Foto ersetzen/)],
  [/\bdelete (?:button|control)\b|, delete\b|\(delete\b/, offers(/löschen/)],
  [/\bleave button\b|\(leave,/, offers(/verlassen/)],
  [/\bcopy(?: button|\/share)/, offers(/kopieren/i)],
  [/\bshare(?:-number)? button\b|copy\/share/, offers(/teilen/i)],
  [/\bcapture button\b/, offers(/Foto (?:aufnehmen|auswählen)|Kamera/)],
  [/\btask-list button\b(?! only)/, offers(/Aufgabenliste/)],
  [/\bcalendar link\b/, offers(/Kalender/)],
  [/\bcalendar link, cancel\b/, offers(/absagen/i)],
  [/\binstead of (?:cancel|the button)\b/, not(offers(/absagen/i))],
  [/\boffers create\b|\bcreate, join\b/, offers(/Gruppe erstellen/)],
  [/\boffers join\b|\bcreate, join\b|\bjoin button\b/, offers(/[Gg]ruppe beitreten/)],
  [/\boffers solo\b|\bsolo cards\b|\bsolo (?:marked|chosen)\b/, offers(/Allein teilnehmen/)],
  [/\bexternal link\b/, draws("a[target=_blank]")],
  [/\bmail button\b/, draws("a[href^='mailto:']")],
  [/\bdisabled with note\b/, draws("button[aria-disabled=true][aria-describedby]")],
  [/\bprofile button\b/, offers(/Profil/)],
  [/\bcontact (?:prompt|the provider)\b/, offers(/E-Mail schreiben|Kontakt/)],
  [/\bFinancial Data, Payroll Document\b/, offers(/Bank und Steuer|Lohnabrechnung/)],
  [/\bno see-more\b/, not(offers(/mehr anzeigen/))],
  [/\bfont size\b/, offers(/Schriftgröße/)],
  [/\bhelp and support\b/, offers(/Hilfe/)],
  [/\bcontinue (?:button|control)\b/, offers(/Weiter|^ ?Zu[rm] |ansehen|anzeigen/)],
  [/\bno controls\b/, not(draws(`main button, ${FIELDS}`))],
  // Fields and choices.
  [
    /\b(\d)-digit\b|\b(\d)(?: empty)? boxes\b/,
    ({ drawn }, [, digits, boxes]) =>
      drawn("input[autocomplete=one-time-code] ~ [aria-hidden] > div > span").length === numberOf(digits ?? boxes),
  ],
  [/\bno form\b/, not(draws(FIELDS))],
  [/\b(?:profile|payroll|data|the) form\b/, anyOf(draws(FIELDS, 5), draws("[data-loading], main [role=alert]"))],
  [
    /\b(five|four|six) fields\b/,
    ({ drawn }, [, many]) => drawn(`${FIELDS}, [role=radiogroup], fieldset`).length >= numberOf(many),
  ],
  [/\be-mail field\b/, asks(/E-Mail/)],
  [/\bphone (?:field|number entry)\b/, asks(/Telefon/)],
  [/\bgroup number field\b/, asks(/Gruppennummer/)],
  [/\bpassword field\b|\basks for the password\b/, asks(/[Pp]asswort/)],
  [/\bname and optional description\b/, asks(/Beschreibung/)],
  [/\bemployment type\b|\btype select\b/, says(/Beschäftigung/)],
  [/\bupload\b(?! failed)/, draws("input[type=file]")],
  [
    /\ball empty\b/,
    (page) => fieldsOf(page).length > 0 && !fieldsOf(page).some((field) => isOpen(field) && field.value !== ""),
  ],
  [
    /\ball fields filled\b|\ball values\b/,
    (page) => fieldsOf(page).length > 0 && !fieldsOf(page).some((field) => isRequired(field) && field.value === ""),
  ],
  [/\bnothing ticked\b|\bnone chosen\b/, not(draws(":is(input, [role]):is(:checked, [aria-checked=true])"))],
  [/\bGrün, Gelb, Blau\b/, draws("[role=radio][aria-checked=true] span, input[type=radio]:checked ~ span, :checked")],
  [
    /\b(one|two|three|four)(?: of four| row)? (?:tick(?:s|ed)\b|\(button)/,
    ({ drawn }, [, many]) => drawn(TICKS).length === numberOf(many),
  ],
  [/\bwith tick\b|\bcarry a tick\b|[(,] ?ticks\b/, anyOf(draws(TICKS), says(/0 von \d|Noch kein/))],
  [/\bcounters?\b|\/200\b/, says(/\d+ von \d+|\d+\/\d+/)],
  [/\b(\d) digits\b/, (page, [, many]) => fieldsOf(page).some(({ value }) => value.length === numberOf(many))],
  // Counts.
  [
    /(?<!name |duration |filled \()\b(?:step )?(\d+)(?:\/| of )(\d+)\b(?! …)/,
    ({ told }, { input }) =>
      [...input.matchAll(/(\d+)(?:\/| of )(\d+)/g)].some(([, done, all]) =>
        new RegExp(String.raw`\b${done}(?:\/| von )${all}\b`).test(told),
      ),
  ],
  [/\bbar (?:full)\b/, isBarFull],
  [/\bbar absent\b/, not(draws("[data-done]"))],
  [/\bprogress bar\b/, draws("[data-done], svg[preserveAspectRatio=none], svg[role=img]")],
  [/\bprogress ring\b|\bring \d/, draws("svg[role=img]")],
  [
    /(?<!\/ )\b(\d+) %/,
    ({ told }, [, percent]) => new RegExp(String.raw`\b${percent} ?%|\b${Number(percent) / 50} von 2\b`).test(told),
  ],
  [/\b(\d\d) sections\b/, ({ drawn }, [, many]) => drawn("main :is(h2, h3)").length >= numberOf(many)],
  [
    /\b(five) agreements\b/i,
    ({ drawn }, [, many]) => drawn("[role=checkbox], input[type=checkbox]").length === numberOf(many),
  ],
  [/\b(five|four) entries\b/, ({ drawn }, [, many]) => drawn("main li").length === numberOf(many)],
  [/\b(two|three) (?:tasks|steps|instructions)\b/, ({ drawn }, [, many]) => drawn("main li").length >= numberOf(many)],
  [/\bis listed\b/, draws("main li", 5)],
  [
    /\b(three) dashed slots\b/,
    ({ drawn }, [, many]) => drawn("li .border-dashed, li.border-dashed").length === numberOf(many),
  ],
  [/\bstaff rows\b|\(rows with\b/, draws("main li, main tr", 2)],
  [
    /\bover (\d) steps\b/,
    ({ drawn }, [, many]) => drawn("[data-done]")[0]?.parentElement?.childElementCount === numberOf(many),
  ],
  [/\bread-only information\b/, not(draws(FIELDS))],
  // Words.
  [/\bdescription card\b|\bprogress, card\b/, draws("main section:has(> div p) > ul > li", 3)],
  [/\bhint for the next task\b|\bnext hint\b/, says(/Als Nächstes: /)],
  [/\bhint "Flughafenausweis/, says(/Flughafenausweis fehlt noch/)],
  [/\bbeing waited for\b/, says(/bearbeitet/)],
  [/\bredirect hint\b/, says(/von selbst|Jetzt anmelden|bleibt offen/)],
  [/\bno event\b/, not(draws("main li"))],
  [/\bin onboarding\b/, says(/Schritt/)],
  [/\banswer shown\b/, says(/[Aa]ngenommen|[Aa]bgelehnt|[Bb]eantwortet/)],
  [/\badjust-group task\b/, says(/Gruppe|[Aa]llein/)],
  [/\blogo\b/, draws("img[alt=Gangway]")],
  [/\bcountdown\b(?! finished| continues| restart)/, says(/\b\d+ (?:Sekunden?|Minuten?)\b/)],
  [/\bcoming soon\b|\bplaceholder\b/, says(/[Dd]emnächst/)],
  [/\bdialog\b|\bquestion\b|\bpop-up\b/, draws("[role=dialog]")],
  [/\bsample data\b/, says(/Beispieldaten/)],
  [/\bcamera-style frame\b|\(frame\b/, draws("video")],
  [/\bapplicant count\b/, says(/\d+ Bewerbung|keine Bewerbung/)],
  [/\bbooked\/required\b/, says(/\d+ von \d+ gebucht/)],
  [/\bcheck-back-later\b/, says(/später noch einmal/)],
  [/\bgrid of dates\b|\bdisplay date\b/, says(/\d\d\.\d\d\..*\d\d\.\d\d\./)],
  [/\bcapacity \(like\b/, says(/\d+ von \d+/)],
  [/\bbooked shifts\b/, says(/gebucht/i)],
  [/\bterminal trial operation\b/, says(/Probebetrieb/)],
  [/\bairport terminal 3\b|\btime, place\b/, says(/Terminal 3/)],
  [/\bevent details when\b|\(date, time,/, says(/\d\d:\d\d/)],
  [/\b(\d\d:\d\d) to (\d\d:\d\d)\b/, ({ told }, [, from, to]) => told.includes(`${from}–${to}`)],
  [/\btask list comes later\b/, says(/Aufgabenliste sehen Sie/)],
  [/\bairport pass\b(?! number)|\bbring note\b/, says(/Flughafenausweis|Reisepass/)],
  [/\bdut(?:y list|ies)\b/, says(/Aufgaben|Mitbringen/i)],
  [/\bpending or done badge\b|\bpending ?\/ ?done\b/, says(/Offen|Erledigt/)],
  [/\bgroup number\b(?! field)/, says(/\d{4}.?\d{4}/)],
  [/\bmember count\b/, says(/\d+ von \d+/)],
  [/\bfull-group notice\b|\(full notice, invite|\bpreview full\b/, says(/voll/)],
  [/\blists with counts\b/, says(/\d+ (?:Bewerbung|gebuchte)/)],
  [/\binitials\b/, ({ drawn }) => drawn("main li span[aria-hidden=true]").some(({ innerText }) => innerText === "?")],
  [/\ball done note\b|\bcongratulation\b/, anyOf(says(/Alle|Glückwunsch/), draws("main li", 2))],
  [
    /\b(\d) to (\d) working days\b/,
    ({ told }, [, from, to]) => new RegExp(`${from} bis ${to} (?:Arbeits|Werk)tage`).test(told),
  ],
  [/\bprint and sign\b/, says(/unterschreiben/i)],
  [/\bscan or photograph\b/, says(/[Ss]cannen|[Ff]otografieren/)],
  [/\binstruction without address\b/, not(says(/@/))],
  [/\bcard: hidden\b/, not(says(/Schritt \d von 8/))],
  [/\bmonth headings\b/, says(/(?:November|Dezember) 2026/)],
  [/\bMo to So\b/, says(/\bMo\b.*\bSo\b/)],
  [/\bin the future\b/, says(/Zukunft/)],
  [/\bmissing ID card\b/, says(/nicht bekannt/)],
  [
    /\blong\b(?! text,)|\bwraps\b|\bscrolls\b|\bno horizontal scroll\b/,
    () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
  ],
  [/\bmessage box\b/, draws("[aria-live] svg")],
  [/\bfour looks\b/, draws("li svg")],
  [/\bheader with title\b|\(title, text\b|\bwelcome text\b/, draws("h1")],
];

/** A word that stands in the text of a row, with its meaning. */
export type Claim = { word: string; isSeen: (page: Page) => boolean };

/** What a row says about how a state looks, as far as it can be told from the page. */
export const claimsIn = (text: string): Claim[] =>
  words.flatMap(([word, seen]) => {
    const found = word.exec(text);
    return found ? [{ word: found[0], isSeen: (page: Page) => seen(page, found) }] : [];
  });
