import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { toGroupJoinState } from "#app/areas/group-forms/groupFormsView.ts";
import { useToGroup } from "#app/areas/group-forms/useToGroup.ts";
import { useCurrentGroup } from "#app/areas/queries.ts";
import { useSignedIn } from "#app/areas/signedIn.tsx";
import { useFrame } from "#app/areas/useFrame.ts";
import { groupJoinRun } from "#app/flows/group-join/groupJoinRun.ts";
import { useView } from "#app/flows/viewSource.ts";
import { codeInLink } from "#src/model/groupCode.ts";
import { GroupJoinScreen } from "#src/screens/group-forms/GroupJoinScreen.tsx";

/** Joining a group; a link brings its number along (D-103). */
export function GroupJoin() {
  const signedIn = useSignedIn();
  const queries = useQueryClient();
  const group = useCurrentGroup();
  const toGroup = useToGroup();
  const [run] = useState(() => groupJoinRun(signedIn, queries, codeInLink(location.search), toGroup));
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
