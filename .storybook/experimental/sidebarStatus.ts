import { experimental_getStatusStore, internal_universalStatusStore } from "storybook/manager-api";

/** `warning` is seen in the sidebar; `unknown` is known to its filter only. */
export type SidebarMark = { story: string; value: "warning" | "unknown"; title: string; description: string };

/** Marks stories in the sidebar. On the dev server the store of marks lives there and has to be reached first; without it there are no marks. */
export async function markInSidebar(kind: string, marks: readonly SidebarMark[]): Promise<void> {
  const isReached = await internal_universalStatusStore.untilReady().then(
    () => true,
    () => false,
  );
  if (!isReached) return;
  experimental_getStatusStore(kind).set(
    marks.map(({ story, value, title, description }) => ({
      storyId: story,
      typeId: kind,
      value: `status-value:${value}`,
      title,
      description,
    })),
  );
}
