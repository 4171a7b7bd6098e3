import { useLayoutEffect } from "react";
import type { ReviewPartProps } from "#app/features/id-check/idCheckView.ts";
import { IdPhotoReviewScreen, type IdPhotoReviewScreenProps } from "#src/screens/id-check/IdPhotoReviewScreen.tsx";

/** The camera is off meanwhile; the way back turns it on. */
export function IdPhotoReview({ view, sent, frame, send }: ReviewPartProps & Pick<IdPhotoReviewScreenProps, "sent">) {
  const { photo, replacement, status, problem } = view;
  // The photo comes and goes at one address: nothing else brings its beginning into view.
  useLayoutEffect(() => {
    const toTop = () => window.scrollTo(0, 0);
    toTop();
    return toTop;
  }, []);
  return (
    <IdPhotoReviewScreen
      photo={photo}
      replacement={replacement}
      status={status}
      problem={problem}
      sent={sent}
      frame={{ ...frame, onBack: () => send({ type: "back.requested" }) }}
      onUse={() => send({ type: "photo.accepted" })}
      onRetake={() => send({ type: "retake.requested" })}
    />
  );
}
