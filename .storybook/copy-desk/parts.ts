import { styled, type CSSObject, type Theme } from "storybook/theming";

const line = "1px solid";

export const Desk = styled.section(({ theme }) => ({
  color: theme.color.defaultText,
  fontSize: 13,
  lineHeight: 1.45,
  "code, textarea, input": { fontFamily: theme.typography.fonts.mono, fontSize: 12 },
  "p, ul": { margin: 0 },
  ".quiet": { color: theme.base === "light" ? "#4a5560" : "#c3cad1" },
}));

export const Bar = styled.div(({ theme }) => ({
  position: "sticky",
  top: 0,
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  padding: "8px 12px",
  background: theme.background.content,
  borderBottom: `${line} ${theme.appBorderColor}`,
  ".told": { flexBasis: "100%" },
  ".told:empty": { display: "none" },
  input: { flex: 1, minWidth: 160, padding: 4 },
}));

const pressed = ({ theme }: { theme: Theme }): CSSObject => ({
  font: "inherit",
  fontWeight: 600,
  color: "inherit",
  padding: "4px 10px",
  minHeight: 28,
  cursor: "pointer",
  background: theme.background.app,
  border: `${line} ${theme.base === "light" ? "#6b7785" : "#9aa4ae"}`,
  borderRadius: 4,
  textDecoration: "none",
  "&[aria-pressed=true]": { background: "#c2185b", borderColor: "#c2185b", color: "#fff" },
  "&:disabled": { opacity: 0.6, cursor: "default" },
  "&:focus-visible": { outline: `2px solid ${theme.base === "light" ? "#005fcc" : "#7cc0ff"}`, outlineOffset: 1 },
});

export const Press = styled.button(pressed);
/** Looks like the others and fetches a file. */
export const PressLink = styled.a(pressed);

export const Notice = styled.div(({ theme }) => ({
  padding: "8px 12px",
  borderBottom: `${line} ${theme.appBorderColor}`,
  background: theme.base === "light" ? "#fff6da" : "#3d3210",
  "li + li": { marginTop: 4 },
  ul: { paddingInlineStart: 20 },
}));

export const Table = styled.table(({ theme }) => ({
  width: "100%",
  borderCollapse: "collapse",
  "th, td": {
    textAlign: "start",
    verticalAlign: "top",
    padding: "6px 12px",
    fontWeight: 400,
    borderBottom: `${line} ${theme.appBorderColor}`,
    overflowWrap: "anywhere",
  },
  "thead th": { fontWeight: 700 },
  tr: { scrollMarginBlock: "96px 48px" },
  "tr[data-key] td:nth-of-type(n + 4)": { whiteSpace: "nowrap", overflowWrap: "normal" },
  "tr[data-marked] > *": { background: theme.base === "light" ? "#fde7f0" : "#4a1f31" },
  "th button": {
    all: "unset",
    cursor: "pointer",
    fontFamily: theme.typography.fonts.mono,
    fontSize: 12,
    textDecoration: "underline",
    minHeight: 24,
  },
  "th button:focus-visible": {
    outline: `2px solid ${theme.base === "light" ? "#005fcc" : "#7cc0ff"}`,
    outlineOffset: 2,
  },
  ins: { textDecoration: "none", fontWeight: 700 },
}));

export const Editor = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(260px, 100%), 1fr))",
  gap: 12,
  textarea: {
    display: "block",
    width: "100%",
    boxSizing: "border-box",
    padding: 6,
    resize: "vertical",
    color: "inherit",
    background: theme.background.content,
    border: `${line} ${theme.base === "light" ? "#6b7785" : "#9aa4ae"}`,
    borderRadius: 4,
  },
  "textarea[aria-invalid=true]": { borderColor: theme.base === "light" ? "#b3261e" : "#ffb4ab", borderWidth: 2 },
  "textarea:focus-visible": { outline: `2px solid ${theme.base === "light" ? "#005fcc" : "#7cc0ff"}` },
  ".problem": { color: theme.base === "light" ? "#b3261e" : "#ffb4ab", fontWeight: 600 },
  ".problem:empty": { display: "none" },
  ul: { paddingInlineStart: 18 },
  a: { color: theme.base === "light" ? "#0056b3" : "#7cc0ff" },
  ".about": { gridColumn: "1 / -1" },
}));
