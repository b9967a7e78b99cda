import { navigate } from "gatsby";
import { createRoot, type Root } from "react-dom/client";
import { Button } from "../ui/button";
import { sharedTexts } from "../words/form-results";
import { type ResultProps, SubmissionResult } from "./submission-result";
import { useSubmissionStore } from "./use-submission";

type Props = ResultProps & {
  /** Path of the form's page. */
  path: string;
};

function ResultElsewhere({ path, ...props }: Props) {
  const { submission, dispatch } = useSubmissionStore(props.id);
  const dismiss = () => dispatch({ type: "dismissed" });
  return (
    <SubmissionResult
      {...props}
      submission={submission}
      onClose={dismiss}
      remedy={
        <Button
          onClick={() => {
            dismiss();
            void navigate(path);
          }}
        >
          {sharedTexts.backToForm}
        </Button>
      }
    />
  );
}

/**
 * Tells a visitor who has gone on to another page of the site how the message ended. Outside the page's own tree, so
 * that pages without a form carry nothing for it.
 *
 * @returns a function that ends it; call it when the form is back on the page
 */
export function showResultElsewhere(props: Props): () => void {
  const host = document.body.appendChild(document.createElement("div"));
  const root: Root = createRoot(host);
  root.render(<ResultElsewhere {...props} />);
  return () => {
    // React does not let go of a tree while it is at work on another.
    setTimeout(() => {
      root.unmount();
      host.remove();
    });
  };
}
