/** A task of the profile overview (ENTS-23). `screen` is the name of a screen, `completedAt` an instant in ISO form. */
export type OverviewTask = {
  id: "profile" | "code-of-conduct";
  title: string;
  description: string;
  completed: boolean;
  screen: string;
  order: number;
  isRequired: boolean;
  completedAt: string | null;
};
