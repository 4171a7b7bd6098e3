import { styled, type CSSObject, type Theme } from "storybook/theming";
import { words } from "./words.ts";

const line = "1px solid";

export const Desk = styled.section(({ theme }) => ({
  color: theme.color.defaultText,
  containerType: "inline-size",
  fontSize: "0.8125rem",
  lineHeight: 1.45,
  "code, textarea, input": { font: "inherit" },
  ".key": { all: "unset" },
  "p, ul": { margin: 0 },
  ".quiet, .cases": { color: "var(--ink-2)" },
  ".cases": { marginTop: 4 },
  ".none, .note": { padding: "8px 12px" },
  ".cases ul": { margin: 0, paddingInlineStart: 16, listStyle: "disc" },
  ".problem": { color: "var(--halt)", fontWeight: 600 },
  ".problem:empty, .quiet:empty": { display: "none" },
  a: { color: "var(--hint)" },
  "ul:has(> [data-severity])": { display: "grid", gap: 6, padding: 0, listStyle: "none" },
  "[data-severity][data-severity]": {
    margin: 0,
    paddingInlineStart: 8,
    borderInlineStart: "3px solid var(--line-strong)",
  },
  "[data-severity=error][data-severity]": { borderColor: "var(--halt)" },
  "[data-severity=error] strong": { color: "var(--halt)" },
  q: { quotes: "'„' '“'" },
  mark: { background: "var(--caution-soft)", color: "inherit" },
  textarea: {
    display: "block",
    width: "100%",
    boxSizing: "border-box",
    // As tall as what is written; elsewhere as the rows say.
    fieldSizing: "content",
    padding: 6,
    resize: "vertical",
    color: "inherit",
    background: theme.background.content,
    border: `${line} var(--line-strong)`,
    borderRadius: 4,
  },
  "textarea:focus-visible, select:focus-visible": { outline: "2px solid var(--focus)" },
  ".status": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 },
  ".status p": { flexBasis: "100%" },
  select: {
    font: "inherit",
    minHeight: 32,
    paddingInline: 6,
    color: "inherit",
    background: theme.background.content,
    border: `${line} var(--line-strong)`,
    borderRadius: 4,
  },
}));

export const Bar = styled.div(({ theme }) => ({
  position: "sticky",
  top: 0,
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 4,
  padding: "8px 12px",
  background: theme.background.content,
  borderBottom: `${line} ${theme.appBorderColor}`,
  // In a row beside each other in the panel of a window of 1440 px.
  fontSize: "0.75rem",
  "button, a": { paddingInline: 6 },
  "> p": { marginInlineEnd: 8 },
  // Together behind the buttons, or below them.
  ".facts": {
    flex: "1 1 auto",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 12px",
    // As high as the button that comes with the first proposal: what is below stays in its place.
    minHeight: 32,
  },
  "@container (max-width: 700px)": { ".facts": { flexBasis: "100%" } },
  ".facts > :is(span, button)": { whiteSpace: "nowrap" },
  ".message:empty": { display: "none" },
  ".result": { flexBasis: "100%", display: "flex", flexWrap: "wrap", gap: 4 },
  input: {
    flex: 1,
    minWidth: 200,
    minHeight: 32,
    padding: "0 6px",
    color: "inherit",
    background: theme.background.content,
    border: `${line} var(--line-strong)`,
    borderRadius: 4,
  },
}));

const pressed = ({ theme }: { theme: Theme }): CSSObject => ({
  font: "inherit",
  fontWeight: 600,
  color: "inherit",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  padding: "4px 10px",
  minHeight: 32,
  cursor: "pointer",
  background: theme.background.app,
  border: `${line} var(--line-strong)`,
  borderRadius: 4,
  textDecoration: "none",
  "&[aria-pressed=true]": { background: "var(--action)", borderColor: "var(--action)", color: "var(--action-ink)" },
  "&:disabled": { opacity: 0.6, cursor: "default" },
  "&:focus-visible": { outline: "2px solid var(--focus)", outlineOffset: 1 },
});

export const Press = styled.button(pressed);
/** Looks like the others and fetches a file. */
export const PressLink = styled.a(pressed);

export const Notice = styled.div(({ theme }) => ({
  padding: "8px 12px",
  borderBottom: `${line} ${theme.appBorderColor}`,
  background: "var(--caution-soft)",
  "li + li": { marginTop: 8 },
  ul: { paddingInlineStart: 20 },
  ".decide": { display: "flex", gap: 8, marginTop: 4 },
}));

export const Review = styled.section(({ theme }) => ({
  padding: "8px 12px 12px",
  borderBottom: `${line} ${theme.appBorderColor}`,
  "h2, h3, h4": { margin: 0, font: "inherit", fontWeight: 700 },
  h2: { fontSize: "0.9375rem" },
  ol: { margin: "8px 0 0", padding: 0, listStyle: "none" },
  "ol > li": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: 6,
    padding: "10px 0",
    borderTop: `${line} ${theme.appBorderColor}`,
  },
  "[data-stage]": { paddingInlineStart: 10, borderInlineStart: "3px solid var(--line-strong)" },
  // A fold's content is a block.
  "[data-stage] > :not(summary)": { marginBlockStart: 6 },
  "summary > *": { display: "inline", marginInlineEnd: 8 },
  "summary > [lang]": {
    display: "-webkit-inline-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    overflow: "hidden",
    verticalAlign: "top",
    overflowWrap: "anywhere",
  },
  "[data-stage] > label": { display: "block" },
  ".look": { textDecoration: "underline" },
  "summary > .why": { display: "block" },
  "summary:focus-visible": { outline: "2px solid var(--focus)", outlineOffset: 1 },
  "[data-stage=accepted]": { borderColor: "var(--go)" },
  "[data-stage=declined]": { borderColor: "var(--halt)" },
  dl: { display: "grid", gridTemplateColumns: "auto 1fr", gap: "2px 10px", margin: 0 },
  "dl > div": { display: "contents" },
  "dl[data-cases]": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: 16 },
  "dl[data-cases] > div": { display: "block" },
  summary: { cursor: "pointer" },
  dt: { color: "var(--ink-2)" },
  dd: { margin: 0, overflowWrap: "anywhere" },
  ul: { paddingInlineStart: 18, listStyle: "disc" },
  del: { color: "var(--halt)", textDecoration: "line-through" },
  ins: { fontWeight: 700, textDecoration: "underline" },
  ".decide": { display: "flex", gap: 8 },
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
    overflowWrap: "break-word",
    hyphens: "auto",
  },
  "thead th, [scope=rowgroup]": { fontWeight: 700 },
  "[scope=rowgroup]": { paddingBlockStart: 16 },
  tr: { scrollMarginBlock: "calc(var(--bar, 6rem) + 8px) 48px" },
  "tr[data-key] td:last-child": { whiteSpace: "nowrap", overflowWrap: "normal" },
  "tr[data-marked]": { background: "var(--hint-soft)" },
  "th button": {
    all: "unset",
    cursor: "pointer",
    textDecoration: "underline",
    minHeight: 24,
  },
  "th button:focus-visible": {
    outline: "2px solid var(--focus)",
    outlineOffset: 2,
  },
  "p[lang] > label": { cursor: "pointer" },
  "p[lang] > label:hover": { textDecoration: "underline" },
  ins: { textDecoration: "none", fontWeight: 700 },
  "@container (max-width: 600px)": {
    "thead tr, tr[data-key]": { display: "grid", gridTemplateColumns: "1fr 1fr" },
    "thead th:not(:nth-of-type(2), :nth-of-type(3))": {
      position: "absolute",
      width: 1,
      height: 1,
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
    "tr[data-key]": {
      padding: "2px 0 6px",
      borderBottom: `${line} ${theme.appBorderColor}`,
    },
    "tr[data-key] > *": { padding: "2px 12px", borderBottom: 0 },
    "tr[data-key] > th": { gridColumn: "1 / -1", fontWeight: 600 },
    // Of both languages, so below both.
    "tr[data-key] > td:nth-of-type(n + 3)": { gridColumn: "1 / -1", color: theme.textMutedColor, fontSize: "0.75rem" },
    "tr[data-key] > td:empty": { display: "none" },
    "tr[data-key] > td:last-child::before": { content: `"${words.columns.status}: "` },
  },
}));

export const Editor = styled.div({
  display: "grid",
  // Under the heads of a table, where the table says how.
  gridTemplateColumns: "var(--editor-columns, repeat(auto-fit, minmax(min(14rem, 100%), 1fr)))",
  gap: "12px var(--editor-gap, 12px)",
  "textarea[aria-invalid=true]": { borderColor: "var(--halt)", borderWidth: 2 },
  ul: { marginBlock: 6, paddingInlineStart: 18, listStyle: "disc" },
  "ul:empty": { display: "none" },
  "li + li": { marginTop: 4 },
  // A gap, which no page resets.
  ".field": { display: "grid", alignContent: "start", justifyItems: "start", gap: 6 },
  ".field > :is(p, div):empty": { display: "none" },
  ".insert": { display: "flex", flexWrap: "wrap", gap: 6 },
  ".field textarea + label, .field div + label": { marginTop: 6 },
  ".about:empty, .beside:empty": { display: "none" },
  ".about, .beside, .status": { gridColumn: "1 / -1" },
});
