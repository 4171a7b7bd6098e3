import { useCopy } from "#src/copy/useCopy.tsx";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { LoadFailure } from "#src/patterns/LoadFailure.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";
import { Loading } from "#src/patterns/Loading.tsx";
import { FieldsSkeleton } from "#src/patterns/form/FormSkeleton.tsx";

export type IdCheckOpeningScreenProps = {
  frame: Frame;
  status: "loading" | "failed" | "retrying";
  onRetry: () => void;
};

/** Shown until the status of the ID check is known. */
export function IdCheckOpeningScreen({ frame, status, onRetry }: IdCheckOpeningScreenProps) {
  const t = useCopy("idCheck.opening");
  return (
    <AppShell {...frame} title={t("title")} isPassing={status === "loading"}>
      {status === "loading" ? (
        <Loading label={t("loading")}>
          <div className="grid gap-3 rounded-card border border-line bg-surface p-card">
            {["w-3/5", "w-2/5", "w-3/5", "w-2/5"].map((width, at) => (
              <Skeleton key={at} className={`h-4 rounded-plate ${width}`} />
            ))}
          </div>
          <FieldsSkeleton fields={3} />
        </Loading>
      ) : (
        <LoadFailure
          title={t("failure.title")}
          body={t("failure.body")}
          onRetry={onRetry}
          isRetrying={status === "retrying"}
        />
      )}
    </AppShell>
  );
}
