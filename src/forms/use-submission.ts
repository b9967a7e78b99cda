import { useEffect, useSyncExternalStore } from "react";
import type { FormId } from "./fields";
import { idle, type Submission, type SubmissionEvent, transition } from "./submission";

function createStore() {
  let submission = idle;
  const listeners = new Set<() => void>();
  /** Closing or reloading now would break the message off; only then does the browser ask. */
  const askBeforeLeaving = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // Chrome before 119 listens to this alone.
    event.returnValue = true;
  };
  return {
    read: () => submission,
    dispatch(event: SubmissionEvent) {
      submission = transition(submission, event);
      if (submission.state === "sending") window.addEventListener("beforeunload", askBeforeLeaving);
      else window.removeEventListener("beforeunload", askBeforeLeaving);
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * One per form, outside the components: a visitor who goes back while a message is being sent, and then returns,
 * finds it still being sent, or its result, instead of a form that knows nothing and invites to send twice.
 */
const stores: Readonly<Record<FormId, ReturnType<typeof createStore>>> = {
  contact: createStore(),
  quote: createStore(),
};

const serverSnapshot = () => idle;

/** The state of a form's submission, to be looked at from anywhere; `read` gives the present one inside handlers. */
export function useSubmissionStore(id: FormId) {
  const { subscribe, read, dispatch } = stores[id];
  const submission: Submission = useSyncExternalStore(subscribe, read, serverSnapshot);
  return { submission, read, dispatch };
}

/** The same for the form itself, whose result is forgotten when it leaves the page. */
export function useSubmission(id: FormId) {
  const store = useSubmissionStore(id);
  const { dispatch } = store;
  useEffect(() => () => dispatch({ type: "left" }), [dispatch]);
  return store;
}
