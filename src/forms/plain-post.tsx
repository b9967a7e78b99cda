import { mailLink, telephoneLink } from "../lib/contacts";
import { formTexts } from "../words/forms";
import { type FormConfiguration, isConfigured } from "./configuration";
import * as styles from "./enquiry-form.module.css";

/** Version of @emailjs/browser whose requests the plain post repeats. */
const libraryVersion = "4.4.1";

/**
 * What the library would add, for a form posted by the browser itself: same parts, same order. Not in a
 * `<noscript>`: its content does not exist where scripts are allowed but have not arrived yet, and a form sent in
 * that interval would reach the service without ids. They go away once the form is live.
 */
export function PlainPostInputs({ configuration }: { configuration: FormConfiguration }) {
  const parts = {
    lib_version: libraryVersion,
    service_id: configuration.serviceId,
    template_id: configuration.templateId,
    user_id: configuration.publicKey,
  };
  return Object.entries(parts).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/**
 * What visitors without scripts must know, shown at once where they are off or could not be loaded, and after a while
 * where they do not arrive (enquiry-form.module.css). The service answers a posted form with a bare «OK». Where nothing is
 * configured there is nowhere to post to: the form has no address then, its button stays off, and this line gives
 * the ways that work.
 */
export function PlainPostNotice({
  configuration,
  fallback,
  atOnce,
}: {
  configuration: FormConfiguration;
  fallback: { phone: string; email: string };
  atOnce: boolean;
}) {
  const className = atOnce ? undefined : styles.plainPost;
  return isConfigured(configuration) ? (
    <p className={className}>{formTexts.plainPost}</p>
  ) : (
    <p className={className}>
      {formTexts.plainPostUnavailable} <a href={mailLink(fallback.email)}>{fallback.email}</a>,{" "}
      <a href={telephoneLink(fallback.phone)}>{fallback.phone}</a>.
    </p>
  );
}
