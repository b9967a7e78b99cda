import { Component, type ReactNode } from "react";
import { layoutStrings } from "../strings/layout";
import * as styles from "./error-boundary.module.css";
import { reloadOnce } from "./reload-once";

type Props = { children: ReactNode };
type State = { state: "well" | "reloading" | "failed" };

/**
 * Stands between an error in a component and the empty page that React would leave. The likely cause is a page that has
 * met files of a newer publication, so it is reloaded once; if that does not help, the page says what still works.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { state: "well" };

  static getDerivedStateFromError(): State {
    return { state: "reloading" };
  }

  override componentDidCatch() {
    if (!reloadOnce()) this.setState({ state: "failed" });
  }

  override render() {
    if (this.state.state === "well") return this.props.children;
    if (this.state.state === "reloading") return null;
    return (
      <main className={styles.page}>
        <h1>{layoutStrings.failure.title}</h1>
        <p>{layoutStrings.failure.text}</p>
        <p>
          {/* Not a Link: the way out of a broken page leads past its scripts. */}
          <a href="/">{layoutStrings.failure.home}</a> ·{" "}
          <a href="/contact">{layoutStrings.failure.contact}</a>
        </p>
      </main>
    );
  }
}
