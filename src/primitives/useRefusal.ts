import { useEffect, useState } from "react";

/** Why the press of a disabled button did nothing: a live text until the next key or press. */
export function useRefusal() {
  const [why, setWhy] = useState("");
  useEffect(() => {
    if (why === "") return;
    const forget = () => setWhy("");
    const signs = ["keydown", "pointerdown"];
    for (const sign of signs) window.addEventListener(sign, forget, { capture: true });
    return () => signs.forEach((sign) => window.removeEventListener(sign, forget, { capture: true }));
  }, [why]);
  return [why, (button: Element) => setWhy(reasonOf(button))] as const;
}

/** Its description; else the pending state around it; else its own text, which names what is missing or done. */
function reasonOf(button: Element): string {
  const ids = button.getAttribute("aria-describedby")?.split(" ") ?? [];
  const described = ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
  const pending = button.closest("[role=dialog], main")?.querySelector("button[aria-busy]");
  return described.trim() || ((pending ?? button).textContent ?? "");
}
