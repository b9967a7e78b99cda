import { useEffect, useRef } from "react";
import type { FormId } from "./fields";
import { showResultElsewhere } from "./result-elsewhere";
import type { ResultProps } from "./submission-result";

/** Results shown on pages without the form, by form, each as the function that ends it. */
const shown = new Map<FormId, () => void>();

/** Lets a form's result follow a visitor who leaves its page while the message is being sent. */
export function useResultElsewhere(props: ResultProps, isSending: boolean): void {
  const latest = useRef({ props, isSending });
  useEffect(() => {
    latest.current = { props, isSending };
  });

  const { id } = props;
  useEffect(() => {
    shown.get(id)?.();
    shown.delete(id);
    const path = window.location.pathname;
    return () => {
      if (latest.current.isSending) shown.set(id, showResultElsewhere({ ...latest.current.props, path }));
    };
  }, [id]);
}
