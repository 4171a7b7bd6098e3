import { copyDir } from "#src/copy/build/catalogue.ts";
import { hear, send, type Line } from "./events.ts";
import { NotSaved, textSaver } from "./saveText.ts";
import { words } from "./words.ts";

/** The dev server's half of the desk: saves, and looks words up. */
export function serveCopyDesk(line: Line, folder = copyDir) {
  const save = textSaver(folder);
  hear(line, "save", (request) => {
    // Whatever runs in the browser can send this.
    const { id, change } = (request ?? {}) as Partial<typeof request>;
    if (typeof id !== "number") return;
    save(change).then(
      () => send(line, "saved", { id, problem: null }),
      (error: unknown) =>
        send(line, "saved", { id, problem: error instanceof NotSaved ? error.message : words.notSaved.failed }),
    );
  });
  hear(line, "spell", (text) => {
    if (typeof text === "string") void spell(line, text);
  });
}

/** The dictionary is large: it is read when somebody asks for the first time. */
async function spell(line: Line, text: string) {
  const { checkSpelling } = await import("../findings/spelling.ts");
  send(line, "spelled", { text, findings: await checkSpelling(text) });
}
