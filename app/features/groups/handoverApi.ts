import { mutationOptions, queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { pathForScreen } from "#app/navigation/screens.ts";
import { device } from "#app/platform/device.ts";
import { useSingleMutation } from "#app/shell/mutations.ts";
import { addressPart } from "#src/lib/addressPart.ts";
import { qrPath } from "#src/lib/qrPath.ts";
import { COPY_CONFIRMATION_MS } from "#src/model/limits.ts";
import type { QrDrawing } from "#src/primitives/QrCode.tsx";
import type { GroupScreenProps } from "#src/screens/groups/GroupScreen.tsx";
import type { Handover } from "#src/screens/groups/handover.ts";
import type { QrState } from "#src/screens/groups/QrPart.tsx";

type SharePayload = { title: string; text: string; url: string };

/** URL of the join page with the group number filled in (D-103). */
export const joinLink = (joinPage: string, groupNumber: string): string =>
  `${joinPage}?code=${addressPart(groupNumber)}`;

/** Title, text and link for the share sheet (GRP-48). */
export const sharePayload = (
  words: { title: string; text: string },
  joinPage: string,
  groupNumber: string,
): SharePayload => ({ ...words, url: joinLink(joinPage, groupNumber) });

/** With a quiet zone of four modules, as scanners need. Loads the encoder on demand. */
export async function renderQr(text: string): Promise<QrDrawing> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  return { size, path: qrPath(data) };
}

const copyMutation = mutationOptions({
  mutationKey: ["copy"],
  /** `by`: the button that triggered the copy and shows its result. */
  mutationFn: ({ text }: { text: string; by: Handover["by"] }) => device.copy(text),
});

const shareMutation = mutationOptions({ mutationKey: ["share"], mutationFn: device.share });

const qrQuery = (link: string) =>
  queryOptions({
    queryKey: ["qr", link] as const,
    queryFn: ({ queryKey: [, shown] }) => renderQr(shown),
    staleTime: Infinity,
  });

const joinPage = () => `${location.origin}${pathForScreen("app-group-join")}`;

type Handed = Pick<GroupScreenProps, "handover" | "qr" | "onCopy" | "onShare" | "onToggleQr">;

/** Copying, sharing and QR code of a group number. */
export function useHandover(groupNumber: string): Handed {
  const copy = useMutation(copyMutation);
  const share = useSingleMutation(shareMutation);
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
    /** Without a share sheet the text and the link are copied. Opens one sheet at a time. */
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

type Copying = { status: "idle" | "pending" | "success" | "error"; variables: Pick<Handover, "by"> | undefined };

/** The result of the last copy (GRP-49, GRP-50). */
function toHandover({ status, variables }: Copying): Handover | null {
  if (!variables || status === "idle" || status === "pending") return null;
  return { by: variables.by, result: status === "success" ? "copied" : "failed" };
}

/** `isOpen`: the user has opened the QR code. */
function toQrState(isOpen: boolean, query: { data: QrDrawing | undefined; isFetching: boolean }): QrState {
  if (!isOpen) return { kind: "hidden" };
  if (query.data) return { kind: "shown", drawing: query.data };
  return { kind: query.isFetching ? "loading" : "failed" };
}
