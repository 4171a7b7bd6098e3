// Runs in the report, which is opened as a file: no modules, no network.
document.addEventListener("input", ({ target }) => {
  if (target.type === "range") target.closest("figure").style.setProperty("--at", `${target.value}%`);
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
const cardsIn = (place) => [...place.querySelectorAll('.card[data-reviewed="false"]:not([data-kind="broken"])')];
const decisionOf = (card) => {
  const made = decisions.get(card.id);
  return made?.seen === card.dataset.seen ? made.decision : undefined;
};

function show() {
  const cards = cardsIn(document);
  for (const choice of document.querySelectorAll(".choice")) {
    const place = choice.closest(".card, section");
    const own = place.matches(".card") ? [place] : cardsIn(place);
    for (const button of choice.children)
      button.ariaPressed = String(own.every((card) => decisionOf(card) === button.dataset.decision));
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

function decide(cards, decision) {
  for (const card of cards) decisions.set(card.id, { id: card.id, seen: card.dataset.seen, decision });
  localStorage.setItem(STORED, JSON.stringify([...decisions]));
  show();
}

function save() {
  const made = cardsIn(document).flatMap((card) => (decisionOf(card) ? [decisions.get(card.id)] : []));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(made, null, 2)], { type: "application/json" }));
  link.download = "bildentscheidungen.json";
  link.click();
}

document.addEventListener("click", ({ target }) => {
  if (target.matches("[data-save]")) save();
  const place = target.matches("[data-decision]") && target.closest(".card, section");
  if (place) decide(place.matches(".card") ? [place] : cardsIn(place), target.dataset.decision);
});

const KEYS = { a: "accepted", n: "declined" };
document.addEventListener("keydown", ({ key, target, ctrlKey, metaKey, altKey }) => {
  if (ctrlKey || metaKey || altKey || target.matches("input")) return;
  const sections = [...document.querySelectorAll("section:not([hidden])")];
  const at = sections.indexOf(document.activeElement.closest("section"));
  const next = { j: at + 1, k: Math.max(at - 1, 0) }[key];
  if (next !== undefined && sections[next]) {
    sections[next].querySelector("h3").focus({ preventScroll: true });
    sections[next].scrollIntoView();
  }
  if (key in KEYS && at >= 0) decide(cardsIn(sections[at]), KEYS[key]);
});

show();
