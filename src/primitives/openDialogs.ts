import type { ComponentType, ReactNode } from "react";

export type DialogContent = {
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Read out with the title when the dialog opens. */
  description: ReactNode;
  /** What it is about, read out with it: the person, the dates. `null` where the description says so. */
  about: ReactNode;
  /** Something is under way: neither Escape nor the veil closes. */
  isPending?: boolean;
  /** What to confirm, then the way out named by what it keeps. */
  footer: ReactNode;
  children?: ReactNode;
};

export type DialogSheetProps = DialogContent & {
  /** Gets the focus back. */
  openedBy: () => Element | null;
  /** With what had the focus until now, if anything had. */
  onFocus: (before: Element) => void;
};

/** What an open dialog is drawn with; it enters itself here when its code arrives. */
export const openDialogs: { sheetComponent: ComponentType<DialogSheetProps> | null } = { sheetComponent: null };
