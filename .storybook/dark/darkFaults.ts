import axe from "axe-core";

/** What depends on colours alone; everything else is the same in both themes and judged once. */
const RULES = ["color-contrast", "link-in-text-block"];

/** The looks of this run; a fault is told by the first state that has it. */
const judged = new Set<string>();

/** The page without its words and ids: elements that agree in the rest have the same colours. */
function lookOf(page: HTMLElement): string {
  const { innerHTML } = page;
  return innerHTML
    .replaceAll(/ (?:id|for|name|value|href|aria-(?:labelledby|describedby|controls|label))="[^"]*"/g, "")
    .replaceAll(/>[^<]*\S[^<]*</g, ">·<");
}

/** What cannot be read in the dark on the page as it stands, if its look has not been judged before. The page is left as bright as it was. */
export async function darkFaults(): Promise<string[]> {
  const look = lookOf(document.body);
  if (judged.has(look)) return [];
  judged.add(look);
  const { dataset } = document.documentElement;
  const before = dataset["theme"];
  dataset["theme"] = "dark";
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: { type: "rule", values: RULES },
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id} in the dark: ${node.html}\n${node.failureSummary ?? ""}`),
    );
  } finally {
    if (before === undefined) delete dataset["theme"];
    else dataset["theme"] = before;
  }
}
