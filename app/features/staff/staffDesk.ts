import { createHeld } from "#app/platform/held.ts";
import type { StaffMember } from "#src/model/staff/staff.ts";
import { UNDO_MS } from "#src/model/staff/staffRules.ts";
import type { StaffListScreenProps } from "#src/screens/staff/StaffListScreen.tsx";

export type StaffDeskView = Pick<StaffListScreenProps, "question" | "undo" | "said">;

export type StaffDeskMeans = {
  /** Checks somebody in or out; resolves with the row as it stands then. */
  act: (id: string) => Promise<StaffMember>;
  takeBack: (id: string) => Promise<StaffMember>;
  /** At once, even if the list was left meanwhile. */
  onChanged: (member: StaffMember) => Promise<void>;
};

/** One visit to a list: who is asked about, and what can still be taken back. Each click is one request (F6). */
export function createStaffDesk({ act, takeBack, onChanged }: StaffDeskMeans) {
  const view = createHeld<StaffDeskView>({ question: null, undo: {}, said: null });
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let isHere = false;
  const change = (changes: Partial<StaffDeskView>) => view.set({ ...view.get(), ...changes });

  function forget(id: string): void {
    clearTimeout(timers.get(id));
    const { [id]: _, ...undo } = view.get().undo;
    change({ undo });
  }

  function offerUndo(id: string, status: "ready" | "failed"): void {
    clearTimeout(timers.get(id));
    if (isHere)
      timers.set(
        id,
        setTimeout(() => forget(id), UNDO_MS),
      );
    change({ undo: { ...view.get().undo, [id]: status } });
  }

  return {
    getView: view.get,
    subscribe: view.subscribe,
    ask: (id: string): void => {
      if (view.get().question === null) change({ question: { id, status: "asking" } });
    },
    keep: (): void => {
      if (view.get().question?.status !== "busy") change({ question: null });
    },
    async confirm(): Promise<void> {
      const { question } = view.get();
      if (question === null || question.status === "busy") return;
      const { id } = question;
      change({ question: { id, status: "busy" } });
      try {
        const member = await act(id);
        await onChanged(member);
        offerUndo(id, "ready");
        change({ question: null, said: { what: "done", name: member.name } });
      } catch {
        change({ question: { id, status: "failed" } });
      }
    },
    undo: async (id: string): Promise<void> => {
      const status = view.get().undo[id];
      if (status === undefined || status === "busy") return;
      clearTimeout(timers.get(id));
      change({ undo: { ...view.get().undo, [id]: "busy" } });
      try {
        const member = await takeBack(id);
        await onChanged(member);
        forget(id);
        change({ said: { what: "undone", name: member.name } });
      } catch {
        offerUndo(id, "failed");
      }
    },
    /** The list is there. Returns what to call when it leaves. */
    enter(): () => void {
      isHere = true;
      return () => {
        isHere = false;
        timers.forEach(clearTimeout);
      };
    },
  };
}
