import { styled } from "storybook/theming";

/** Relative to the text colour, for any theme of the manager. */
const tint = (percent: number) => `color-mix(in srgb, currentColor ${percent}%, transparent)`;
const focus = { outline: "2px solid currentColor", outlineOffset: 1 };

/** Inherits colours and font of the manager. Storybook's default filter drops `closedby`. */
export const Frame = styled("dialog", { shouldForwardProp: () => true })({
  width: "min(680px, calc(100vw - 32px))",
  margin: "8vh auto auto",
  padding: 0,
  border: `1px solid ${tint(30)}`,
  borderRadius: 8,
  overflow: "hidden",
  background: "inherit",
  color: "inherit",
  font: "inherit",
  fontSize: 14,
  lineHeight: "20px",
  "&::backdrop": { background: "rgb(0 0 0 / 0.4)" },
  "& p": { margin: 0, padding: "8px 16px" },
  "& p[data-nearest]": { fontWeight: 700 },
  "& p[data-nearest] + ul": {
    margin: "0 16px 16px",
    padding: "4px 0",
    border: `1px dashed ${tint(30)}`,
    borderRadius: 4,
  },
});

export const Panel = styled.div({ display: "flex", flexDirection: "column", maxHeight: "min(640px, 80vh)" });

export const Head = styled.div({
  display: "flex",
  gap: 8,
  padding: 12,
  borderBottom: `1px solid ${tint(20)}`,
  "& :is(input, button)": {
    minWidth: 0,
    height: 40,
    padding: "0 12px",
    border: `1px solid ${tint(55)}`,
    borderRadius: 4,
    background: "transparent",
    color: "inherit",
    font: "inherit",
    fontSize: 16,
  },
  "& input": { flex: 1 },
  "& input::placeholder": { color: "inherit", opacity: 0.75 },
  "& button": { border: 0, fontSize: 14, cursor: "pointer" },
  "& :is(input, button):focus-visible": focus,
});

export const Meant = styled.ul({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  margin: 0,
  padding: "0 16px 16px",
  listStyle: "none",
  "&[hidden]": { display: "none" },
  "& button": {
    minHeight: 40,
    padding: "0 12px",
    border: `1px solid ${tint(55)}`,
    borderRadius: 4,
    background: "transparent",
    color: "inherit",
    font: "inherit",
    cursor: "pointer",
  },
  "& button:focus-visible": focus,
});

export const List = styled.ul({ margin: 0, padding: 8, overflowY: "auto", listStyle: "none" });

export const Option = styled.li({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: 16,
  padding: "8px 12px",
  borderRadius: 4,
  borderLeft: "3px solid transparent",
  cursor: "pointer",
  overflowWrap: "break-word",
  "&:hover": { background: tint(6) },
  "&[aria-selected=true]": { background: tint(10), borderLeftColor: "currentColor" },
  "& small, & code": { gridColumn: "1 / -1", fontSize: 12, lineHeight: "16px" },
  "& small:nth-of-type(1)": { gridColumn: 2, gridRow: 1, alignSelf: "center" },
  "& code": { margin: 0, padding: 0, fontFamily: "ui-monospace, Menlo, Consolas, monospace", overflowWrap: "anywhere" },
});
