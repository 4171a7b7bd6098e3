import type { ReactNode } from "react";
import { zooms, type Settings } from "./settings.ts";
import { sizes } from "./states.ts";
import { words } from "./words.ts";

/** What a sheet becomes outside the workbench. */
export type Order = "print" | "picture";

type SheetControlsProps = {
  settings: Settings;
  /** Nothing can be printed where nothing was found. */
  hasStates: boolean;
  /** How many frames are ready for what was requested; `null`: nothing was. */
  preparing: { order: Order; ready: number; all: number } | null;
  onChange: (change: Partial<Settings>) => void;
  onOrder: (order: Order) => void;
  /** How many states are shown. */
  children: ReactNode;
};

export function SheetControls({ settings, hasStates, preparing, onChange, onOrder, children }: SheetControlsProps) {
  const isOff = preparing !== null || !hasStates;
  return (
    <form aria-label={words.settings} className="page-controls" onSubmit={(event) => event.preventDefault()}>
      <label>
        <span>{words.filter}</span>
        <input
          type="search"
          placeholder={words.filterBy}
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
      <div role="group" aria-label={words.widths}>
        <span>{words.widths}</span>
        <span className="sheet-widths">
          {sizes.map(({ width }) => (
            <label key={width} className="page-check">
              <input
                type="checkbox"
                checked={settings.widths.includes(width)}
                onChange={(event) =>
                  onChange({
                    widths: event.currentTarget.checked
                      ? [...settings.widths, width]
                      : settings.widths.filter((other) => other !== width),
                  })
                }
              />
              <span>{width}</span>
            </label>
          ))}
        </span>
      </div>
      <div className="sheet-more">
        <label className="page-check">
          <input
            type="checkbox"
            checked={settings.isFull}
            onChange={(event) => onChange({ isFull: event.currentTarget.checked })}
          />
          <span>{words.full}</span>
        </label>
        <label className="page-check">
          <input
            type="checkbox"
            checked={settings.showsRows}
            onChange={(event) => onChange({ showsRows: event.currentTarget.checked })}
          />
          <span>{words.rows}</span>
        </label>
        <p role="status">{children}</p>
        <div role="group" aria-label={words.output}>
          <Choice
            label={words.paper}
            value={settings.paper}
            onChange={(paper) => onChange({ paper: paper as Settings["paper"] })}
          >
            {optionsOf(words.papers)}
          </Choice>
          {(["print", "picture"] as const).map((order) => (
            <button
              key={order}
              type="button"
              aria-disabled={isOff || undefined}
              onClick={isOff ? undefined : () => onOrder(order)}
            >
              {preparing?.order === order
                ? words.preparing[order](preparing.ready, preparing.all)
                : words.orders[order]}
            </button>
          ))}
        </div>
      </div>
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
