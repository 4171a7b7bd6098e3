import { useState, useSyncExternalStore } from "react";
import { useMe } from "#app/areas/queries.ts";
import { useFrame } from "#app/areas/useFrame.ts";
import { useSignedIn } from "#app/areas/signedIn.tsx";
import { dayPartOf } from "#src/lib/dayPart.ts";
import { profilePartsDone } from "#src/model/dashboard.ts";
import { DashboardScreen } from "#src/screens/dashboard/DashboardScreen.tsx";

export function Dashboard() {
  const { completion, session, now } = useSignedIn();
  const [dayPart] = useState(() => dayPartOf(new Date(now())));
  const { data: user, isFetching, refetch } = useMe();
  const { profile } = useFrame(null);
  const partsDone = profilePartsDone(useSyncExternalStore(completion.subscribe, completion.flags));
  return (
    <DashboardScreen
      status="ready"
      isRetrying={isFetching}
      dayPart={dayPart}
      firstName={user.firstName}
      initials={profile?.initials ?? ""}
      parts={partsDone > 0 ? { done: partsDone, total: 4 } : null}
      facts={null}
      contract={null}
      signOut="idle"
      onRetry={() => void refetch()}
      onSignOut={() => session.end("signed-out")}
    />
  );
}
