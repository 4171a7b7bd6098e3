import { useEffect, useState } from "react";
import { createHandover, joinLink, sharePayload } from "#app/features/groups/handover.ts";
import { createQr } from "#app/features/groups/qrCode.ts";
import { device } from "#app/platform/device.ts";
import { useView } from "#app/shell/viewSource.ts";
import { pathForScreen } from "#app/navigation/screens.ts";
import type { GroupScreenProps } from "#src/screens/groups/GroupScreen.tsx";

const joinPage = () => `${location.origin}${pathForScreen("app-group-join")}`;

type Handed = Pick<GroupScreenProps, "handover" | "qr" | "onCopy" | "onShare" | "onToggleQr">;

/** The ways by which the number of a group gets to others. */
export function useHandover(groupNumber: string): Handed {
  const [handover] = useState(() => createHandover(device));
  const [qr] = useState(() => createQr());
  useEffect(() => handover.enter(), [handover]);
  return {
    handover: useView(handover),
    qr: useView(qr),
    onCopy: () => void handover.copy(groupNumber),
    onShare: (words, by) => void handover.share(sharePayload(words, joinPage(), groupNumber), by),
    onToggleQr: () => void qr.toggle(joinLink(joinPage(), groupNumber)),
  };
}
