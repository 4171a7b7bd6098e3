import { LogOut } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { DayPart } from "#src/lib/dayPart.ts";
import type { ContractStatus } from "#src/model/contract.ts";
import { AppShell } from "#src/patterns/AppShell.tsx";
import { ContractCard } from "#src/patterns/ContractCard.tsx";
import { LoadFailure } from "#src/patterns/LoadFailure.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { DashboardGreeting } from "./DashboardGreeting.tsx";
import { DashboardSkeleton } from "./DashboardSkeleton.tsx";
import { TaskList, type DashboardTask, type TaskFacts } from "./TaskList.tsx";

export type DashboardScreenProps = {
  status: "loading" | "ready" | "failed";
  isRetrying?: boolean;
  dayPart: DayPart;
  /** Empty as long as it is not known. */
  firstName: string;
  initials: string;
  /** The four parts of a profile (DASH-10); `null` while nothing is known of them. */
  parts: { done: number; total: number } | null;
  facts: TaskFacts | null;
  /** `null` while there is none to show (CONTR-26). */
  contract: ContractStatus | null;
  signOut: "idle" | "busy";
  onRetry: () => void;
  onSignOut: () => void;
  onOpenContract?: () => void;
  /** Absent while the screens behind the tasks are still to come. */
  onOpen?: ((task: DashboardTask) => void) | undefined;
};

export function DashboardScreen(props: DashboardScreenProps) {
  const t = useCopy("dashboard");
  const { status, dayPart, firstName, initials, parts, facts, contract, signOut } = props;
  return (
    <AppShell
      brand
      profile={{ initials }}
      sign={
        <DashboardGreeting
          dayPart={dayPart}
          firstName={firstName}
          parts={status === "ready" ? parts : null}
          isLoading={status === "loading"}
        />
      }
    >
      {status === "loading" ? <DashboardSkeleton /> : null}
      {status === "failed" ? (
        <LoadFailure
          title={t("failed.title")}
          body={t("failed.body")}
          onRetry={props.onRetry}
          retrying={props.isRetrying ?? false}
        />
      ) : null}
      {status === "ready" && contract ? <ContractCard status={contract} onOpen={props.onOpenContract} /> : null}
      {status === "ready" ? (
        <section aria-labelledby="tasks" className="grid gap-3">
          <h2 id="tasks" className="text-section font-title tracking-title">
            <span>{t("tasksTitle")}</span>
          </h2>
          <TaskList facts={facts} parts={parts} onOpen={props.onOpen} />
        </section>
      ) : null}
      <Button variant="quiet" width="always" busy={signOut === "busy"} onClick={props.onSignOut}>
        {signOut === "busy" ? null : <LogOut aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />}
        <span key={signOut}>{t(signOut === "busy" ? "signingOut" : "signOut")}</span>
      </Button>
    </AppShell>
  );
}
