import { Component, Suspense, type ReactNode } from "react";
import { soon } from "#app/soon.ts";
import { loadCopy } from "#src/copy/store.ts";
import { lazyScreen } from "#src/copy/useCopy.tsx";

const loadBrokenScreen = () => import("#src/screens/start/BrokenScreen.tsx").then((module) => module.BrokenScreen);

const BrokenScreen = lazyScreen(["shell"], loadBrokenScreen);

/** Shows a way on when a screen breaks, instead of a white page. */
export class LastResort extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  /** What breaks a screen is often the lost connection that would be needed to say so. */
  override componentDidMount() {
    soon(() => Promise.all([loadBrokenScreen(), loadCopy("de", "shell")]));
  }

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
