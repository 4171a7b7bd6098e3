export type Yaml = string | Yaml[] | { [key: string]: Yaml };

type Line = { indent: number; text: string };

/**
 * The YAML that our workflows are written in: maps, lists, scalars, block scalars, `[a, b]`. A comment behind a value stays
 * part of it. Throws on anything else rather than misread it.
 */
export function readYaml(text: string): Yaml {
  const lines = text.split("\n").filter((line) => line.trim() && !line.trim().startsWith("#"));
  const { value, next } = readBlock(lines.map(lineOf), 0);
  if (next !== lines.length) throw new Error(`cannot read: ${lines[next]}`);
  return value;
}

function lineOf(line: string): Line {
  if (line.includes("\t")) throw new Error(`a tab: ${line}`);
  return { indent: line.length - line.trimStart().length, text: line.trim() };
}

type Read = { value: Yaml; next: number };

function readBlock(lines: readonly Line[], at: number): Read {
  const first = lines[at];
  if (!first) return { value: "", next: at };
  return first.text.startsWith("- ") ? readList(lines, at, first.indent) : readMap(lines, at, first.indent);
}

function readList(lines: readonly Line[], at: number, indent: number): Read {
  const value: Yaml[] = [];
  let next = at;
  for (let line = lines[next]; line?.indent === indent && line.text.startsWith("- "); line = lines[next]) {
    const inner = { ...line, indent: indent + 2, text: line.text.slice(2) };
    const rest = [...lines.slice(0, next), inner, ...lines.slice(next + 1)];
    const read = /^[\w-]+:( |$)/.test(inner.text)
      ? readMap(rest, next, indent + 2)
      : { value: scalar(inner.text), next: next + 1 };
    value.push(read.value);
    next = read.next;
  }
  return { value, next };
}

function readMap(lines: readonly Line[], at: number, indent: number): Read {
  const value: Record<string, Yaml> = {};
  let next = at;
  for (let line = lines[next]; line?.indent === indent; line = lines[next]) {
    const [, key = "", said = ""] = /^([\w-]+):(?: (.*))?$/.exec(line.text) ?? [];
    if (!key || key in value) throw new Error(`cannot read: ${line.text}`);
    next++;
    const below = lines[next]?.indent ?? 0;
    if (said === "|") {
      const end = lines.findIndex((one, place) => place >= next && one.indent <= indent);
      const block = lines.slice(next, end < 0 ? lines.length : end);
      value[key] = block.map((one) => one.text).join("\n");
      next += block.length;
    } else if (said) value[key] = scalar(said);
    else if (below > indent) ({ value: value[key], next } = readBlock(lines, next));
    else value[key] = "";
  }
  return { value, next };
}

const scalar = (text: string): Yaml =>
  text.startsWith("[")
    ? text
        .slice(1, -1)
        .split(",")
        .map((one) => one.trim())
    : text;
