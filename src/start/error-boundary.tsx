import { Component, type ReactNode } from "react";
import { reloadUpTo } from "./reload";

type Props = { children: ReactNode };
type State = { html?: string };

/** Keeps the HTML that React drops after an error, and reloads: a publication probably replaced its files. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(): State {
    return { html: document.getElementById("___gatsby")?.innerHTML ?? "" };
  }

  override componentDidCatch() {
    reloadUpTo(2);
  }

  override render() {
    const { html } = this.state;
    if (html === undefined) return this.props.children;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the page itself
    return <div dangerouslySetInnerHTML={{ __html: html }} />;
  }
}
