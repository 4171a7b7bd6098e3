import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { SharePayload } from "#app/features/groups/handover.ts";
import { drawQr } from "#app/features/groups/qrCode.ts";
import { checkEmail } from "#app/client/calls/access.ts";
import type { GroupsPort } from "#app/client/ports.ts";
import type { Device } from "#app/platform/device.ts";
import { askForGroup, showGroup } from "#app/shell/groups/currentGroup.ts";
import type { Draft } from "#app/shell/drafts.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import { toNewGroup, type GroupDraft } from "#src/model/groups/groupForm.ts";
import type { Handover } from "#src/screens/groups/handover.ts";

/** What the provider knows of an address that is to be invited; `null` when it could not be asked (GRP-82). */
export async function askEmail({ client }: Pick<SignedIn, "client">, email: string): Promise<string | null> {
  const outcome = await client.call(checkEmail, { body: { email } });
  return outcome.ok ? outcome.value.status : null;
}

/** The group is known at once, and its draft is gone, even if the screen was left; a refusal may mean that there is one (D-42). */
export const createGroupMutation = (
  groups: Pick<GroupsPort, "create" | "current">,
  kept: Pick<Draft<"group">, "sending">,
) =>
  mutationOptions({
    mutationKey: ["createGroup"],
    mutationFn: (draft: GroupDraft) => kept.sending(() => groups.create(toNewGroup(draft))),
    onSuccess(group, _draft, _result, { client }) {
      showGroup(client, group);
    },
    onError: (_error, _draft, _result, { client }) => askForGroup(client, groups),
  });

/** `by`: the button that asked for it, which says what came of it. */
export const copyMutation = (device: Pick<Device, "copy">) =>
  mutationOptions({
    mutationKey: ["copy"],
    mutationFn: ({ text }: { text: string; by: Handover["by"] }) => device.copy(text),
  });

export const shareMutation = (device: Pick<Device, "share">) =>
  mutationOptions({ mutationKey: ["share"], mutationFn: (content: SharePayload) => device.share(content) });

/** The code of a link, drawn when it is asked for. */
export const qrQuery = (link: string) =>
  queryOptions({
    queryKey: ["qr", link] as const,
    queryFn: ({ queryKey: [, shown] }) => drawQr(shown),
    staleTime: Infinity,
  });
