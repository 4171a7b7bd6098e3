import { Component, Suspense, type ReactNode } from "react";
import { lazyScreen } from "#src/copy/useCopy.tsx";

const BrokenScreen = lazyScreen(["shell"], () =>
  import("#src/screens/start/BrokenScreen.tsx").then((module) => module.BrokenScreen),
);

/** Shows a way on when a screen breaks, instead of a white page. */
export class LastResort extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Suspense fallback={null}>
        <BrokenScreen onReload={() => location.reload()} />
      </Suspense>
    );
  }
}
