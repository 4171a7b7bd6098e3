import { Component, Suspense, type ReactNode } from "react";
import { reloadIfOutdated } from "#app/freshCode.ts";
import { soon } from "#app/soon.ts";
import { loadCopy } from "#src/copy/store.ts";
import { lazyScreen } from "#src/copy/useCopy.tsx";

const loadBrokenScreen = () => import("#src/screens/start/BrokenScreen.tsx").then((module) => module.BrokenScreen);

const BrokenScreen = lazyScreen(["shell", "failure"], loadBrokenScreen);

export type LastResortProps = {
  /** Absent where nobody is signed in. */
  onSignOut?: (() => void) | undefined;
  /** Absent where there is nowhere else to go. */
  onToStart?: (() => void) | undefined;
  children: ReactNode;
};

/** Shows ways on when a screen breaks, instead of a white page. Another screen takes another one of these, by its key. */
export class LastResort extends Component<LastResortProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  /** What breaks a screen is often the lost connection that would be needed to say so. */
  override componentDidMount() {
    soon(() => Promise.all([loadBrokenScreen(), loadCopy("de", "shell"), loadCopy("de", "failure")]));
  }

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    void reloadIfOutdated();
  }

  override render() {
    const { children, onSignOut, onToStart } = this.props;
    if (!this.state.isBroken) return children;
    const signOut = onSignOut && (() => this.setState({ isBroken: false }, onSignOut));
    return (
      <Suspense fallback={null}>
        <BrokenScreen onReload={() => location.reload()} onToStart={onToStart} onSignOut={signOut} />
      </Suspense>
    );
  }
}
