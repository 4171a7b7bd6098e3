import * as React from "react";
import { createPortal } from "react-dom";
import { useGlobals } from "storybook/manager-api";
import { styled } from "storybook/theming";
import { modeNames, modes, readModes, writeModes, type Mode } from "./modes.ts";

const viewportOf = (value: string) => ({ value, isRotated: false });

/** The menu *Belastung*: any modes together. 320 px is the size of the canvas, shared with the menu of sizes. */
export function StressTool(): React.ReactElement {
  const [globals, update, storyGlobals] = useGlobals();
  const id = React.useId();
  const opener = React.useRef<HTMLButtonElement>(null);
  const menu = React.useRef<HTMLDivElement>(null);
  const isSmall = (globals.viewport as { value?: string } | undefined)?.value === "small";
  const hasOwnSize = "viewport" in storyGlobals;
  const chosen: Mode[] = [...readModes(globals.stress), ...(isSmall ? (["small"] as const) : [])];

  function choose(next: readonly Mode[]) {
    const wantsSmall = next.includes("small");
    update({
      stress: writeModes(next.filter((mode) => mode !== "small")),
      ...(wantsSmall === isSmall ? {} : { viewport: viewportOf(wantsSmall ? "small" : "phone") }),
    });
  }

  // The manager's React is an older one: it knows nothing of popovers.
  React.useEffect(() => {
    const shown = menu.current;
    if (!shown) return;
    const open = (event: Event) => (event as ToggleEvent).newState === "open" && enter(shown, opener.current);
    shown.addEventListener("toggle", open);
    return () => shown.removeEventListener("toggle", open);
  }, []);

  return (
    <>
      <Opener ref={opener} type="button" popoverTarget={id} data-on={chosen.length > 0 || undefined}>
        Belastung{chosen.length > 0 ? ` (${chosen.length})` : ""}
      </Opener>
      {createPortal(
        <Menu id={id} popover="auto" role="group" aria-label="Belastung" ref={menu}>
          {modeNames.map((mode) => (
            <label key={mode}>
              <input
                type="checkbox"
                checked={chosen.includes(mode)}
                disabled={mode === "small" && hasOwnSize}
                onChange={({ currentTarget }) =>
                  choose(currentTarget.checked ? [...chosen, mode] : chosen.filter((other) => other !== mode))
                }
              />
              <span>
                {modes[mode].title}
                <small>
                  {mode === "small" && hasOwnSize
                    ? "Diese Geschichte legt ihre Größe selbst fest."
                    : modes[mode].description}
                </small>
              </span>
            </label>
          ))}
          <button type="button" onClick={() => choose([])}>
            Belastung aufheben
          </button>
        </Menu>,
        document.body,
      )}
    </>
  );
}

/** The menu opens under its button and begins with its first choice. */
function enter(menu: HTMLElement, opener: HTMLElement | null) {
  const { left = 0, bottom = 0 } = opener?.getBoundingClientRect() ?? {};
  Object.assign(menu.style, { left: `${left}px`, top: `${bottom + 4}px` });
  menu.querySelector("input")?.focus();
}

const Opener = styled.button(({ theme }) => ({
  minHeight: 28,
  padding: "0 8px",
  border: 0,
  borderRadius: 4,
  background: "transparent",
  color: theme.color.defaultText,
  font: "inherit",
  fontSize: 13,
  fontWeight: 700,
  cursor: "pointer",
  "&[data-on]": { background: theme.background.hoverable, textDecoration: "underline" },
  "&:focus-visible": { outline: `2px solid ${theme.color.secondary}`, outlineOffset: -2 },
}));

const Menu = styled.div(({ theme }) => ({
  position: "fixed",
  margin: 0,
  padding: 8,
  maxWidth: 320,
  border: `1px solid ${theme.color.border}`,
  borderRadius: 8,
  background: theme.background.content,
  color: theme.color.defaultText,
  fontSize: 13,
  lineHeight: "18px",
  "& label": { display: "flex", gap: 8, padding: 6, borderRadius: 4, cursor: "pointer" },
  "& label:hover": { background: theme.background.hoverable },
  "& input": { width: 24, height: 24, margin: 0, flexShrink: 0 },
  "& small": { display: "block", fontSize: 12, lineHeight: "16px" },
  "& button": { minHeight: 32, width: "100%", marginTop: 4, font: "inherit", cursor: "pointer" },
}));
