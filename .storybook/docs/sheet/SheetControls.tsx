import type { ReactNode } from "react";
import { zooms, type Settings } from "./settings.ts";
import { words } from "./words.ts";

type SheetControlsProps = {
  settings: Settings;
  /** How many frames are ready to be printed; `null`: no print was requested. */
  preparing: { ready: number; all: number } | null;
  onChange: (change: Partial<Settings>) => void;
  onPrint: () => void;
  /** How many states are shown. */
  children: ReactNode;
};

export function SheetControls({ settings, preparing, onChange, onPrint, children }: SheetControlsProps) {
  return (
    <form aria-label={words.settings} className="page-controls" onSubmit={(event) => event.preventDefault()}>
      <label>
        <span>{words.filter}</span>
        <input
          type="search"
          value={settings.filter}
          onChange={(event) => onChange({ filter: event.currentTarget.value })}
        />
      </label>
      <Choice label={words.zoom} value={String(settings.zoom)} onChange={(zoom) => onChange({ zoom: Number(zoom) })}>
        {[...new Set([...zooms, settings.zoom])].map((zoom) => (
          <option key={zoom} value={zoom}>{`${Math.round(zoom * 100)}\u00a0%`}</option>
        ))}
      </Choice>
      <Choice
        label={words.theme}
        value={settings.theme}
        isBoth={settings.pair === "theme"}
        onChange={(theme) => onChange({ theme: theme as Settings["theme"] })}
      >
        {optionsOf(words.themes)}
      </Choice>
      <Choice
        label={words.locale}
        value={settings.locale}
        isBoth={settings.pair === "locale"}
        onChange={(locale) => onChange({ locale: locale as Settings["locale"] })}
      >
        {optionsOf(words.locales)}
      </Choice>
      <Choice
        label={words.pair}
        value={settings.pair}
        onChange={(pair) => onChange({ pair: pair as Settings["pair"] })}
      >
        {optionsOf(words.pairs)}
      </Choice>
      <label className="page-check">
        <input
          type="checkbox"
          checked={settings.isFull}
          onChange={(event) => onChange({ isFull: event.currentTarget.checked })}
        />
        <span>{words.full}</span>
      </label>
      <p role="status">{children}</p>
      <Choice
        label={words.paper}
        value={settings.paper}
        onChange={(paper) => onChange({ paper: paper as Settings["paper"] })}
      >
        {optionsOf(words.papers)}
      </Choice>
      <button type="button" aria-disabled={preparing ? true : undefined} onClick={preparing ? undefined : onPrint}>
        {preparing ? words.preparing(preparing.ready, preparing.all) : words.print}
      </button>
    </form>
  );
}

const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));

type ChoiceProps = {
  label: string;
  value: string;
  /** The frames of a pair show both values: there is nothing to choose. */
  isBoth?: boolean;
  onChange: (value: string) => void;
  children: ReactNode;
};

function Choice({ label, value, isBoth = false, onChange, children }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} disabled={isBoth} onChange={(event) => onChange(event.currentTarget.value)}>
        {children}
      </select>
    </label>
  );
}
