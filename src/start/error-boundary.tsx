import { Component, type ReactNode } from "react";
import { reloadUpTo } from "./reload";

type Props = { children: ReactNode };
type State = { html?: string };

/**
 * Around all of Gatsby's application: keeps on the screen the HTML that React would remove after an error, and reloads
 * the page. The likely cause is a page that has met files of a newer publication; where a reload does not help, a second
 * one leaves the application out (src/start/page-script.ts).
 */
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
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what the page itself showed
    return <div dangerouslySetInnerHTML={{ __html: html }} />;
  }
}
