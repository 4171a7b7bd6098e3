import { experimental_getStatusStore } from "storybook/manager-api";

/** `warning` is seen in the sidebar; `unknown` is known to its filter and to the story's menu only. */
export type SidebarMark = { story: string; value: "warning" | "unknown"; title: string; description: string };

/** Marks stories in the sidebar; all marks of the same kind are replaced. */
export function markInSidebar(kind: string, marks: readonly SidebarMark[]): void {
  const store = experimental_getStatusStore(kind);
  store.unset();
  store.set(
    marks.map(({ story, value, title, description }) => ({
      storyId: story,
      typeId: kind,
      value: `status-value:${value}`,
      title,
      description,
    })),
  );
}
