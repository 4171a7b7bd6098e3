import type { ReactNode } from "react";
import { fn } from "storybook/test";
import { useCopy } from "#src/copy/useCopy.tsx";
import { NoticeList } from "#src/primitives/NoticeList.tsx";

export type WithNoticeProps = {
  tone: "success" | "error";
  text:
    | "code.sent"
    | "conduct.failed"
    | "login.success"
    | "payroll.saved"
    | "contract.saved"
    | "eventStatus.saved"
    | "events.applyFailed"
    | "events.withdrawFailed"
    | `group.${"createFailed" | "joined" | "joinFailed"}`
    | `invite.${"addedAndSent" | "added" | "sent"}`;
  children: ReactNode;
};

/** A screen at the moment a notice has come: a state that the screen alone does not show. */
export function WithNotice({ tone, text, children }: WithNoticeProps) {
  const t = useCopy("notices");
  return (
    <>
      {children}
      <NoticeList
        notices={[{ id: text, tone, title: t(text), duration: Number.POSITIVE_INFINITY }]}
        onClose={fn()}
        closeLabel={t("close")}
        regionLabel={t("region")}
      />
    </>
  );
}
