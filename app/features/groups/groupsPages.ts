import type { Pages } from "#app/shell/page.ts";

const texts = ["groupForms", "failure"] as const;
const queries = ["currentGroup"] as const;

export const pages: Pages = {
  "app-group-select": {
    load: () => import("#app/features/groups/GroupSelectPage.tsx").then((module) => module.GroupSelectPage),
    texts,
    queries,
  },
  "app-group-create": {
    load: () => import("#app/features/groups/GroupCreatePage.tsx").then((module) => module.GroupCreatePage),
    texts,
    queries,
  },
  "app-group-join": {
    load: () => import("#app/features/groups/GroupJoinPage.tsx").then((module) => module.GroupJoinPage),
    texts,
    queries,
  },
  "app-group": {
    load: () => import("#app/features/groups/GroupPage.tsx").then((module) => module.GroupPage),
    texts: ["groups", "groupForms", "failure"],
    queries,
  },
};
