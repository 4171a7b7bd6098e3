import { useQuery } from "@tanstack/react-query";
import { continueTo } from "#app/features/id-check/continueTo.ts";
import type { IdCheckPartProps } from "#app/features/id-check/idCheckView.ts";
import { extraEventsQuery } from "#app/shell/queries.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { isSeenByProvider } from "#src/model/id-check/idCheck.ts";
import { IdResultScreen } from "#src/screens/id-check/IdResultScreen.tsx";

export function IdResult({ view, frame, send }: IdCheckPartProps<"id-result">) {
  const { source } = useNavigation();
  const { data: days } = useQuery(extraEventsQuery(useSignedIn()));
  const { document, ...rest } = view;
  return (
    <IdResultScreen
      {...rest}
      frame={frame}
      document={
        document && { ...document, photo: document.photo ?? null, isVerified: isSeenByProvider(days?.rows ?? []) }
      }
      continueTo={continueTo(source)}
      onContinue={() => send({ type: "continue.requested" })}
      onReplace={() => send({ type: "replace.requested" })}
      onDelete={() => send({ type: "delete.requested" })}
      onConfirmDelete={() => send({ type: "delete.confirmed" })}
      onKeep={() => send({ type: "keep.requested" })}
      onToTerms={() => send({ type: "terms.requested" })}
    />
  );
}
