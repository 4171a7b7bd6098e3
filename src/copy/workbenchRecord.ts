/** A key and all its texts on the screen: a list uses the same key with several values. */
export type Used = { key: string; texts: string[] };

type Notes = Map<string, Set<string>>;
/** The texts of one mounted component. */
export type Slot = { order: number; shown: Notes; pending: Notes | null };

/** Records which texts the mounted components use, and notifies on changes. */
export function textRecord(onUsed: (used: Used[]) => void) {
  const mounted = new Set<Slot>();
  let slots = 0;
  let isDue = false;

  const notify = () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      onUsed(usedBy(mounted));
    });
  };

  return {
    slot: (): Slot => ({ order: slots++, shown: new Map(), pending: null }),
    /** Starts a render; the texts of the previous one count until it is committed. */
    startRender(slot: Slot) {
      slot.pending = new Map();
    },
    note({ shown, pending }: Slot, key: string, text: string) {
      const notes = pending ?? shown;
      notes.set(key, (notes.get(key) ?? new Set()).add(text));
      if (!pending) notify(); // read in a handler or an effect
    },
    commit(slot: Slot) {
      if (!slot.pending) return;
      slot.shown = slot.pending;
      slot.pending = null;
      notify();
    },
    mount(slot: Slot) {
      mounted.add(slot);
      return () => {
        mounted.delete(slot);
        notify();
      };
    },
  };
}

export type TextRecord = ReturnType<typeof textRecord>;

function usedBy(mounted: ReadonlySet<Slot>): Used[] {
  const used: Notes = new Map();
  for (const { shown } of [...mounted].toSorted((one, other) => one.order - other.order))
    for (const [key, texts] of shown) used.set(key, new Set([...(used.get(key) ?? []), ...texts]));
  return [...used].map(([key, texts]) => ({ key, texts: [...texts] }));
}
