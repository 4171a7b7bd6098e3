import axe from "axe-core";

/** What depends on colours alone; everything else is the same in both themes and judged once. */
const RULES = ["color-contrast", "link-in-text-block"];

/** What cannot be read in the dark on the page as it stands. The page is left as bright as it was. */
export async function darkFaults(): Promise<string[]> {
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
