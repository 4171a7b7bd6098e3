import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { toGroupJoinState } from "#app/features/groups/groupFormsView.ts";
import { useToGroup } from "#app/features/groups/useToGroup.ts";
import { useCurrentGroup } from "#app/shell/queries.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { groupJoinRun } from "#app/features/groups/groupJoinRun.ts";
import { useView } from "#app/shell/viewSource.ts";
import { pathForScreen } from "#app/navigation/screens.ts";
import { codeInLink } from "#src/model/groups/groupCode.ts";
import { GroupJoinScreen } from "#src/screens/group-forms/GroupJoinScreen.tsx";

const SCREEN = "app-group-join";

/** Joining a group; a link brings its number along (D-103). */
export function GroupJoinPage() {
  const signedIn = useSignedIn();
  const queries = useQueryClient();
  const group = useCurrentGroup();
  const toGroup = useToGroup();
  const { groupLink } = signedIn;
  const [linked] = useState(() => codeInLink(location.search) || codeInLink(groupLink.search()));
  const [run] = useState(() => groupJoinRun(signedIn, queries, linked, toGroup));
  useEffect(() => {
    const search = groupLink.search();
    if (search === "") return;
    // From here on the link stands in the address, as if it had been followed just now.
    history.replaceState({ ...history.state, screen: SCREEN }, "", `${pathForScreen(SCREEN)}${search}`);
    groupLink.forget();
  }, [groupLink]);
  useEffect(() => run.enter(), [run]);
  return (
    <GroupJoinScreen
      frame={useFrame("app-group-select")}
      state={toGroupJoinState(group, useView(run))}
      onCodeChange={(code) => run.send({ type: "code.changed", code })}
      onCodeLeft={() => run.send({ type: "code.left" })}
      onJoin={() => run.send({ type: "join.requested" })}
      onPreviewAgain={() => run.send({ type: "preview.requested" })}
      onRetry={() => void group.refetch()}
      onToGroup={toGroup}
    />
  );
}
