/**
 * Shows the first steps as soon as they have been fetched, so that nothing stands between the dashboard and them (DASH-09,
 * VS-016). What does not arrive is told there. Call the returned function when the dashboard is left.
 */
export function leadTo<Screen>(firstSteps: Screen, follow: (screen: Screen) => void, bring: () => Promise<unknown>) {
  let isLeft = false;
  const go = () => {
    if (!isLeft) follow(firstSteps);
  };
  bring().then(go, go);
  return () => {
    isLeft = true;
  };
}
