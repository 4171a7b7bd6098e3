import type { LucideIcon } from "lucide-react";
import * as React from "react";
import { createPortal } from "react-dom";
import { styled } from "storybook/theming";
import { leftBeside } from "./beside.ts";

const GAP = 4;

type ToolMenuProps = {
  /** What the menu is called. */
  name: string;
  icon: LucideIcon;
  /** The button's name while something is chosen; `name` by default. */
  chosen?: string | undefined;
  /** What of it has room on the button. */
  short?: string | undefined;
  children: React.ReactNode;
};

/** A tool of the toolbar: a button and its menu, which Escape and a press beside it close. */
export function ToolMenu({ name, icon: Icon, chosen, short = chosen, children }: ToolMenuProps): React.ReactElement {
  const id = React.useId();
  const opener = React.useRef<HTMLButtonElement>(null);
  const menu = React.useRef<HTMLDivElement>(null);

  // The manager's React is an older one: it knows nothing of popovers.
  React.useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const open = (event: Event) => (event as ToggleEvent).newState === "open" && enter(element, opener.current);
    element.addEventListener("toggle", open);
    return () => element.removeEventListener("toggle", open);
  }, []);

  return (
    <>
      <Opener
        ref={opener}
        lang="de"
        type="button"
        popoverTarget={id}
        data-on={chosen === undefined ? undefined : ""}
        aria-label={chosen}
        title={chosen}
      >
        <Icon size={14} aria-hidden="true" />
        <span>{short ?? name}</span>
      </Opener>
      {createPortal(
        <Menu id={id} lang="de" popover="auto" role="group" aria-label={name} ref={menu}>
          {children}
        </Menu>,
        document.body,
      )}
    </>
  );
}

/** The menu opens below the toolbar, beside the canvas, with the focus on the option chosen last in order, else on the first one. */
function enter(menu: HTMLElement, opener: HTMLElement | null) {
  const canvas = document.querySelector("#storybook-preview-iframe")?.getBoundingClientRect();
  const left = canvas ? leftBeside(canvas, menu.offsetWidth, window.innerWidth) : 0;
  const top = (opener?.getBoundingClientRect().bottom ?? 0) + GAP;
  Object.assign(menu.style, { left: `${left}px`, top: `${top}px`, maxHeight: `${window.innerHeight - top - GAP}px` });
  const checked = [...menu.querySelectorAll<HTMLElement>("[type=radio]:checked")].at(-1);
  (checked ?? menu.querySelector("input"))?.focus();
}

const Opener = styled.button(({ theme }) => ({
  // As Storybook's own tools beside it.
  alignSelf: "flex-start",
  display: "inline-flex",
  gap: 6,
  alignItems: "center",
  height: 28,
  padding: "0 6px",
  border: 0,
  borderRadius: 8,
  background: "transparent",
  color: theme.textMutedColor,
  font: "inherit",
  fontSize: 12,
  fontWeight: 700,
  maxWidth: "100%",
  whiteSpace: "nowrap",
  cursor: "pointer",
  "& svg": { flexShrink: 0 },
  "& span": { overflow: "hidden", textOverflow: "ellipsis" },
  "&[data-on]": {
    background: `color-mix(in srgb, ${theme.color.secondary} 7%, transparent)`,
    color: theme.color.secondary,
  },
  "&:focus-visible": { outline: `2px solid ${theme.color.secondary}`, outlineOffset: -2 },
}));

const Menu = styled.div(({ theme }) => ({
  position: "fixed",
  margin: 0,
  padding: 8,
  // As wide as the panel beside a phone in a window of 1024 px.
  width: 320,
  overflow: "auto",
  border: `1px solid ${theme.color.border}`,
  borderRadius: 8,
  background: theme.background.content,
  color: theme.color.defaultText,
  fontSize: 13,
  lineHeight: "18px",
  "& label": { display: "flex", gap: 8, padding: 6, borderRadius: 4, cursor: "pointer" },
  "& label:hover": { background: theme.background.hoverable },
  "& input:is([type=checkbox], [type=radio])": { width: 24, height: 24, margin: 0, flexShrink: 0 },
  "& small": { display: "block", fontSize: 12, lineHeight: "16px" },
  "& p": { margin: "4px 6px" },
  "& fieldset": { margin: "4px 0 0", padding: 0, border: 0 },
  "& legend": { padding: "8px 6px 2px", fontWeight: 700 },
  "& [role=alert]": { color: theme.color.negativeText, fontWeight: 700 },
  "& form": { marginTop: 4, borderTop: `1px solid ${theme.color.border}`, paddingTop: 4 },
  "& form label": { justifyContent: "space-between", alignItems: "center" },
  "& form input": { minHeight: 32, font: "inherit" },
  "& button": {
    minHeight: 32,
    width: "100%",
    marginTop: 4,
    border: `1px solid ${theme.color.border}`,
    borderRadius: 4,
    background: theme.background.app,
    color: "inherit",
    font: "inherit",
    cursor: "pointer",
  },
}));
