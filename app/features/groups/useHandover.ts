import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { copyMutation, qrQuery, shareMutation } from "#app/features/groups/groupsApi.ts";
import { joinLink, sharePayload, toHandover } from "#app/features/groups/handover.ts";
import { toQrState } from "#app/features/groups/qrCode.ts";
import { pathForScreen } from "#app/navigation/screens.ts";
import { device } from "#app/platform/device.ts";
import { useSingleMutation } from "#app/shell/mutations.ts";
import { COPY_CONFIRMATION_MS } from "#src/model/limits.ts";
import type { GroupScreenProps } from "#src/screens/groups/GroupScreen.tsx";

const joinPage = () => `${location.origin}${pathForScreen("app-group-join")}`;

type Handed = Pick<GroupScreenProps, "handover" | "qr" | "onCopy" | "onShare" | "onToggleQr">;

/** The ways by which the number of a group gets to others. */
export function useHandover(groupNumber: string): Handed {
  const copy = useMutation(copyMutation(device));
  const share = useSingleMutation(shareMutation(device));
  const [isQrOpen, setQrOpen] = useState(false);
  const drawing = useQuery({ ...qrQuery(joinLink(joinPage(), groupNumber)), enabled: isQrOpen });
  const qr = toQrState(isQrOpen, drawing);
  const copiedAt = copy.isSuccess ? copy.submittedAt : null;
  const { reset } = copy;
  useEffect(() => {
    if (copiedAt === null) return;
    const timer = setTimeout(reset, COPY_CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copiedAt, reset]);
  return {
    handover: toHandover(copy),
    qr,
    onCopy: () => copy.mutate({ text: groupNumber, by: "copy" }),
    /** Without a share sheet the words and the link are copied. A second sheet is never asked for. */
    onShare(words, by) {
      const content = sharePayload(words, joinPage(), groupNumber);
      copy.reset();
      share.mutate(content, {
        onSuccess(outcome) {
          if (outcome === "unavailable") copy.mutate({ text: `${content.text}\n${content.url}`, by });
        },
      });
    },
    onToggleQr() {
      if (qr.kind === "failed") void drawing.refetch();
      else if (qr.kind !== "loading") setQrOpen(!isQrOpen);
    },
  };
}
