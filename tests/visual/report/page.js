// Runs in the report, which is opened as a file: no modules, nothing from elsewhere.
document.addEventListener("input", ({ target }) => {
  if (target.type === "range") target.closest("figure").style.setProperty("--at", `${target.value}%`);
});

const filter = document.querySelector("form");
filter?.addEventListener("change", () => {
  const chosen = new FormData(filter);
  for (const card of document.querySelectorAll("details")) {
    const isOpen = card.dataset.reviewed === "false";
    card.hidden = !chosen.has(card.dataset.kind) || (chosen.has("openOnly") && !isOpen);
  }
});
