import type { ComponentType, ReactNode } from "react";

export type DialogContent = {
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Part of the dialog's description when it opens. */
  description: ReactNode;
  /** Its subject, part of the description: the person, the dates. `null` if `description` names it. */
  about: ReactNode;
  /** Pending: neither Escape nor the veil closes. */
  isPending?: boolean;
  /** The confirming button, then the cancel button named by what is preserved. */
  footer: ReactNode;
  children?: ReactNode;
};

export type DialogSheetProps = DialogContent & {
  /** Receives the focus on close. */
  openedBy: () => Element | null;
  /** With the previously focused element, if there was one. */
  onFocus: (before: Element) => void;
};

/** The component of an open dialog; it registers itself when its code is loaded. */
export const openDialogs: { sheetComponent: ComponentType<DialogSheetProps> | null } = { sheetComponent: null };
