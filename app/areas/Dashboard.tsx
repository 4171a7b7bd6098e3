import { useEffect, useState } from "react";
import { completionOf } from "#app/areas/completion.ts";
import { createCurrentUser } from "#app/areas/currentUser.ts";
import { useView } from "#app/flows/viewSource.ts";
import type { Means } from "#app/means.ts";
import { dayPartOf } from "#src/lib/dayPart.ts";
import { initialsOf } from "#src/lib/initials.ts";
import { profilePartsDone } from "#src/model/dashboard.ts";
import { DashboardScreen } from "#src/screens/dashboard/DashboardScreen.tsx";

export function Dashboard({ means }: { means: Means }) {
  const [source] = useState(() => createCurrentUser(means));
  const [dayPart] = useState(() => dayPartOf(new Date()));
  useEffect(() => {
    void source.load();
  }, [source]);
  const { user, status, isRetrying } = useView(source);
  const partsDone = profilePartsDone(completionOf(means.session).flags());
  return (
    <DashboardScreen
      status={status}
      isRetrying={isRetrying}
      dayPart={dayPart}
      firstName={user?.firstName ?? ""}
      initials={initialsOf(user?.firstName ?? "", user?.lastName ?? "")}
      parts={partsDone > 0 ? { done: partsDone, total: 4 } : null}
      facts={null}
      contract={null}
      signOut="idle"
      onRetry={() => source.send({ type: "reload.requested" })}
      onSignOut={() => means.session.end("signed-out")}
    />
  );
}
