// Runs in the report, which is opened as a file: no modules, no network.
document.addEventListener("input", ({ target }) => {
  if (target.type === "range") target.closest("figure").style.setProperty("--at", `${target.value}%`);
  if (target.name === "reason") note(target.closest(PLACE), { reason: target.value });
});

const filter = document.querySelector("form");
filter?.addEventListener("change", () => {
  const chosen = new FormData(filter);
  for (const card of document.querySelectorAll(".card")) {
    const isOpen = card.dataset.reviewed === "false";
    card.hidden = !chosen.has(card.dataset.kind) || (chosen.has("openOnly") && !isOpen);
  }
  for (const section of document.querySelectorAll("section"))
    section.hidden = !section.querySelector(".card:not([hidden])");
});

/** By the id of a picture; stored for this report, so that a reload loses nothing. */
const STORED = `decisions ${location.pathname}`;
const decisions = new Map(JSON.parse(localStorage.getItem(STORED) ?? "[]"));

/** What is decided at once: one picture, or all of a cause. */
const PLACE = ".card, section";
const cardsIn = (place) => [...place.querySelectorAll('.card[data-reviewed="false"]:not([data-kind="broken"])')];
const cardsOf = (place) => (place.matches(".card") ? [place] : cardsIn(place));
const madeFor = (card) => {
  const made = decisions.get(card.id);
  return made?.seen === card.dataset.seen ? made : undefined;
};
const decisionOf = (card) => madeFor(card)?.decision;

function show() {
  const cards = cardsIn(document);
  for (const choice of document.querySelectorAll(".choice")) {
    const own = cardsOf(choice.closest(PLACE));
    const isAll = (decision) => own.every((card) => decisionOf(card) === decision);
    for (const button of choice.querySelectorAll("button")) button.ariaPressed = String(isAll(button.dataset.decision));
    // One field for several reasons would replace them.
    const [reason, ...others] = new Set(own.map((card) => madeFor(card)?.reason ?? ""));
    const field = choice.querySelector("input");
    field.parentElement.hidden = !isAll("declined") || others.length > 0;
    if (field !== document.activeElement) field.value = reason;
  }
  const said = document.querySelector(".save")?.dataset;
  for (const card of cards) {
    const state = card.querySelector("[data-state]");
    state.dataset.undecided ??= state.textContent;
    state.textContent = said[decisionOf(card)] ?? state.dataset.undecided;
  }
  for (const section of document.querySelectorAll("section")) {
    const left =
      section.querySelectorAll('.card[data-reviewed="false"]').length - cardsIn(section).filter(decisionOf).length;
    const size = section.querySelector("h3 small");
    size.textContent = size.textContent.replace(/\d+(?=\D*$)/, left);
  }
  const counter = document.querySelector("[data-decided]");
  if (counter) counter.textContent = `${cards.filter(decisionOf).length} / ${cards.length}`;
}

function note(place, said) {
  for (const card of cardsOf(place))
    decisions.set(card.id, { ...madeFor(card), id: card.id, seen: card.dataset.seen, ...said });
  localStorage.setItem(STORED, JSON.stringify([...decisions]));
  show();
}

function decide(place, decision) {
  note(place, { decision });
  if (decision !== "declined") return;
  const field = place.querySelector(".choice label:not([hidden]) input");
  field?.closest("details")?.setAttribute("open", "");
  field?.focus();
}

function save() {
  const made = cardsIn(document).flatMap((card) => {
    const { reason, ...decision } = madeFor(card) ?? {};
    if (!decision.decision) return [];
    return decision.decision === "declined" && reason?.trim() ? { ...decision, reason: reason.trim() } : decision;
  });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(made, null, 2)], { type: "application/json" }));
  link.download = "bildentscheidungen.json";
  link.click();
}

document.addEventListener("click", ({ target }) => {
  if (target.matches("[data-save]")) save();
  if (target.matches("[data-decision]")) decide(target.closest(PLACE), target.dataset.decision);
});

const sections = () => [...document.querySelectorAll("section:not([hidden])")];
const sectionOf = (element) => sections().indexOf(element.closest("section"));

function goTo(section) {
  section.querySelector("h3").focus({ preventScroll: true });
  section.scrollIntoView();
}

/** The next undecided picture of the cause that can be seen, the next cause, or the button that saves. */
function goOn(from) {
  const at = sectionOf(from);
  const card = cardsIn(sections()[at]).find((one) => !decisionOf(one) && one.checkVisibility());
  const section = sections()[at + 1];
  if (card) card.querySelector("summary").focus();
  else if (section) goTo(section);
  else document.querySelector("[data-save]").focus();
}

const KEYS = { a: "accepted", n: "declined" };
document.addEventListener("keydown", (event) => {
  const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
  if (ctrlKey || metaKey || altKey || isComposing) return;
  if (target.name === "reason" && key === "Enter") goOn(target);
  if (target.matches("input")) return;
  const at = sectionOf(document.activeElement);
  const next = sections()[{ j: at + 1, k: Math.max(at - 1, 0) }[key]];
  if (next) goTo(next);
  if (!(key in KEYS) || at < 0) return;
  // The key must not become the first letter of the reason.
  event.preventDefault();
  decide(sections()[at], KEYS[key]);
});

show();
