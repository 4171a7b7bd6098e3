import type { ComponentType, ReactNode } from "react";

export type DialogContent = {
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Read out with the title when the dialog opens. */
  description: ReactNode;
  /** Something is under way: neither Escape nor the veil nor the cross closes. */
  isPending?: boolean;
  /** What to confirm, then the way out named by what it keeps. */
  footer: ReactNode;
  /** Name of a cross in the corner; leave it out where the footer already has the way out. */
  closeLabel?: string;
  children?: ReactNode;
};

export type DialogSheetProps = DialogContent & {
  /** Gets the focus back. */
  openedBy: () => Element | null;
  /** With what had the focus until now, if anything had. */
  onFocus: (before: Element) => void;
};

/** What an open dialog is drawn with; it enters itself here when its code arrives. */
export const openDialogs: { drawnWith: ComponentType<DialogSheetProps> | null } = { drawnWith: null };
