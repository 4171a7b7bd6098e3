import { useEffect, useState, type KeyboardEvent } from "react";
import { isComposing } from "#src/lib/composing.ts";
import { sameOption, searchOptions, type AliasesOf } from "#src/lib/searchText.ts";
import { moved } from "./comboboxKeys.ts";

type Combobox = {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly string[];
  aliasesOf: AliasesOf | undefined;
  allowsOther: boolean;
  isReadOnly: boolean;
  startsSearching: string | undefined;
};

/** `typed`: the unsettled text, `null` while the value is shown. `isMissed`: left with a text on no list. */
type State = { isOpen: boolean; typed: string | null; active: string | typeof FIRST | null; isMissed?: boolean };

/** The first hit, even as the list changes. */
const FIRST = Symbol("first");

const RESTING: State = { isOpen: false, typed: null, active: null };

/** Keys, typing and blur of a searchable list: the ARIA 1.2 combobox with filtering. */
export function useCombobox(props: Combobox) {
  const { value, onValueChange, options, aliasesOf, allowsOther, isReadOnly, startsSearching } = props;
  const [state, setState] = useState(atStart);
  const { isOpen } = state;
  // A missed text sets no value; if there is one, a list that loaded late contained it.
  const isMissed = state.isMissed === true && value === "";
  const typed = isMissed || !state.isMissed ? state.typed : null;
  const found = typed === null ? options : searchOptions(options, typed, aliasesOf);
  const onShow = (option: string | null) => (option !== null && found.includes(option) ? option : null);
  const active = state.active === FIRST ? (found[0] ?? null) : onShow(state.active);
  const chosen = onShow(value);

  function atStart(): State {
    if (startsSearching === undefined) return RESTING;
    return startsSearching === "" ? { isOpen: true, typed: null, active: value } : searching(startsSearching);
  }

  /** The first hit is active, so that Enter selects it; not if free text is allowed. */
  function searching(text: string): State {
    return { isOpen: true, typed: text, active: allowsOther || text.trim() === "" ? null : FIRST };
  }

  function choose(next: string, then = RESTING) {
    setState(then);
    if (next !== value) onValueChange(next);
  }

  /** The text in the field as a value; `undefined` if it is none. */
  function shownValue(shown = typed): string | undefined {
    if (shown === null) return value;
    const text = shown.trim();
    if (allowsOther) return sameOption(options, text) ?? text;
    return text === "" ? "" : sameOption(options, text, aliasesOf);
  }

  /** A text on no list is no value, and stays in the field to be corrected. */
  function settle(shown = typed) {
    const next = shownValue(shown);
    if (next === undefined) choose("", { ...RESTING, typed: shown, isMissed: true });
    else choose(next);
  }

  const late = isMissed && typed !== null ? sameOption(options, typed, aliasesOf) : undefined;
  useEffect(() => {
    if (late !== undefined) onValueChange(late);
  }, [late, onValueChange]);

  function open(start: string | null = chosen) {
    if (!isReadOnly) setState({ isOpen: true, typed, active: start });
  }

  /** Autofill changes a field without focus, so no blur event follows. */
  const type = (text: string, hasFocus = true) => (hasFocus ? setState(searching(text)) : settle(text));

  const clear = () => choose("", { ...RESTING, isOpen: true });

  /** Whether the key was handled. */
  function take({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
    if (key === "Escape" && (isOpen || typed !== null)) {
      setState(isOpen ? { ...state, isOpen: false, active: null } : RESTING);
      return true;
    }
    if (key === "Tab" && isOpen && active !== null) choose(active);
    if (key === "Enter") return enter();
    if (altKey && key === "ArrowUp" && isOpen) {
      setState({ ...state, isOpen: false, active: null });
      return true;
    }
    const isArrow = key === "ArrowDown" || key === "ArrowUp";
    if (isArrow && !isOpen) {
      open(altKey ? null : (chosen ?? moved(key, found, null)));
      return true;
    }
    if (!isOpen || altKey || ctrlKey || metaKey || shiftKey) return false;
    const next = moved(key, found, active);
    if (next === null) return false;
    setState({ ...state, active: next });
    return true;
  }

  /** Submits the form only if the list is closed. */
  function enter(): boolean {
    const next = active ?? shownValue();
    if (!isOpen) settle();
    else if (next !== undefined) choose(next);
    return isOpen;
  }

  function press(event: KeyboardEvent) {
    if (isReadOnly || isComposing(event.nativeEvent) || !take(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    isOpen,
    typed,
    active,
    isMissed,
    found,
    chosen,
    shown: typed ?? value,
    choose,
    settle,
    open,
    type,
    clear,
    press,
  };
}
