import { useEffect, useId, useState } from "react";
import { useModalDialog } from "../../hooks/use-modal-dialog";
import { type EmbedProvider, providerName, providerWithCompany } from "../../lib/embed";
import { type Choice, choices, forget, isStorageBlocked, onChoicesChange } from "../../lib/embed-choices";
import { externalContentPolicy } from "../../lib/external-content-policy";
import { longDay } from "../../lib/italian-time";
import { choicesTexts as texts } from "../../words/embed-choices";
import { embedTexts } from "../../words/embeds";
import * as dialogStyles from "../alert-dialog.module.css";
import { Button } from "../button";
import { Link } from "../link";
import * as styles from "./choices-dialog.module.css";

const period = ({ since, until, isStored }: Choice) =>
  isStored ? texts.since(longDay(since), longDay(until)) : texts.unstored(longDay(since));

/** The third parties that may load without asking, each with the day of the choice and a button that ends it. */
export function ChoicesDialog({ onClose }: { onClose: () => void }) {
  const dialog = useModalDialog();
  const titleId = useId();
  const [list, setList] = useState(() => choices());
  const [revoked, setRevoked] = useState<string>();
  useEffect(() => onChoicesChange(() => setList(choices())), []);

  function revoke(providers: readonly EmbedProvider[]) {
    for (const provider of providers) forget(provider);
    setRevoked(texts.revoked(providers.map(providerName).join(", ")));
    // The button that had the focus goes with its line.
    dialog.current?.querySelector<HTMLElement>("[data-initial-focus]")?.focus();
  }

  return (
    <dialog
      ref={dialog}
      className={`${dialogStyles.dialog} on-paper`}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <h2 id={titleId} className={dialogStyles.title} tabIndex={-1} data-initial-focus>
        {texts.title}
      </h2>
      <div className={dialogStyles.message}>
        <p>
          {texts.intro}{" "}
          <Link to={externalContentPolicy} onClick={onClose}>
            {embedTexts.policy}
          </Link>
        </p>
        {isStorageBlocked() ? <p>{texts.blocked}</p> : null}
        {list.length === 0 ? <p>{texts.none}</p> : null}
        <ul className={styles.list}>
          {list.map((choice) => (
            <li key={choice.provider} className={styles.choice}>
              <span>
                <strong>{providerWithCompany(choice.provider)}</strong>
                <br />
                {period(choice)}
              </span>
              <Button
                look="secondary"
                aria-label={`${texts.revoke}: ${providerName(choice.provider)}`}
                onClick={() => revoke([choice.provider])}
              >
                {texts.revoke}
              </Button>
            </li>
          ))}
        </ul>
        <p role="status">{revoked}</p>
      </div>
      <div className={dialogStyles.actions}>
        {list.length > 1 ? (
          <Button look="secondary" onClick={() => revoke(list.map(({ provider }) => provider))}>
            {texts.revokeAll}
          </Button>
        ) : null}
        <Button data-close onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </dialog>
  );
}
