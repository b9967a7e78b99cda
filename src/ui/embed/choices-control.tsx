import { navigate } from "gatsby";
import { type ComponentType, useEffect, useState } from "react";
import { externalContentPolicy } from "../../lib/external-content-policy";
import { frameStrings } from "../../words/layout";
import { Link } from "../link";

type Dialog = ComponentType<{ onClose: () => void }>;

/**
 * Shows what has been remembered of third parties, in a dialog loaded only then. Without scripts nothing is ever
 * remembered, and this is a link to the section of the privacy policy that says so.
 */
export function ChoicesControl({ className }: { className?: string }) {
  const [isLive, setLive] = useState(false);
  const [Dialog, setDialog] = useState<Dialog>();
  useEffect(() => setLive(true), []);

  if (!isLive) {
    return (
      <Link to={externalContentPolicy} className={className}>
        {frameStrings.externalContent}
      </Link>
    );
  }
  const open = () =>
    import("./choices-dialog").then(
      ({ ChoicesDialog }) => setDialog(() => ChoicesDialog),
      () => navigate(externalContentPolicy),
    );
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
        {frameStrings.externalContent}
      </button>
      {Dialog ? <Dialog onClose={() => setDialog(undefined)} /> : null}
    </>
  );
}
