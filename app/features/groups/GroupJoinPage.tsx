import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { toGroupJoinState } from "#app/features/groups/groupFormsView.ts";
import { groupJoinMachine } from "#app/features/groups/groupJoinMachine.ts";
import { groupJoinActors, rereadGroup, showGroup } from "#app/features/groups/groupFormsApi.ts";
import { toGroupJoinView, toGroupNumberDraft } from "#app/features/groups/groupJoinView.ts";
import { groupsApi } from "#app/features/groups/groupsApi.ts";
import { address } from "#app/navigation/address.ts";
import { pathForScreen } from "#app/navigation/screens.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { useCurrentGroup } from "#app/shell/queries.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useDraft } from "#app/shell/drafts.ts";
import { useFrame } from "#app/shell/useFrame.ts";
import { codeInLink } from "#src/model/groups/groupCode.ts";
import { GroupJoinScreen } from "#src/screens/group-forms/GroupJoinScreen.tsx";

const SCREEN = "app-group-join";

/** Joining a group; a link provides its number (D-103). */
export function GroupJoinPage() {
  const signedIn = useSignedIn();
  const queries = useQueryClient();
  const group = useCurrentGroup();
  const { push, returnTo } = useNavigation();
  const toGroup = () => returnTo("app-group");
  const { groupLink } = signedIn;
  const draft = useDraft("groupNumber");
  const [code] = useState(
    () => codeInLink(address().search()) || codeInLink(groupLink.search()) || (draft.read() ?? ""),
  );
  const groups = groupsApi(signedIn);
  const actor = useActorRef(
    groupJoinMachine.provide({
      actors: groupJoinActors({
        groups: { ...groups, join: (number) => draft.sending(() => groups.join(number)) },
        onJoined: (joined) => showGroup(queries, joined),
        onNotJoined: () => rereadGroup(queries, signedIn),
      }),
      actions: { goToGroup: toGroup },
    }),
    { input: { code } },
    (snapshot) => draft.write(toGroupNumberDraft(snapshot)),
  );
  useEffect(() => {
    const search = groupLink.search();
    if (search === "") return;
    // Puts the link back into the address, as if it had just been opened.
    const { state, write } = address();
    write({ ...state(), screen: SCREEN }, { replace: true, to: `${pathForScreen(SCREEN)}${search}` });
    groupLink.forget();
  }, [groupLink]);
  return (
    <GroupJoinScreen
      frame={useFrame("app-group-select")}
      state={toGroupJoinState(group, useSelector(actor, toGroupJoinView))}
      onCodeChange={(typed) => actor.send({ type: "code.changed", code: typed })}
      onCodeLeft={() => actor.send({ type: "code.left" })}
      onJoin={() => actor.send({ type: "join.requested" })}
      onPreviewAgain={() => actor.send({ type: "preview.requested" })}
      onRetry={() => void group.refetch()}
      onToGroup={toGroup}
      onCreate={() => push("app-group-create")}
    />
  );
}
