import { graphql, Link } from "gatsby";
import { Island } from "../islands/island";
import { mailLink, telephoneLink } from "../lib/contacts";
import { requirePresent } from "../lib/require-present";
import { groupServices } from "../lib/service-groups";
import { InlineScript } from "../start/inline-script";
import { formStrings, submitLabels } from "../strings/forms";
import { buttonClass } from "../ui/button";
import {
  type FormConfiguration,
  formConfiguration,
  isConfigured,
  plainPostFields,
  sendFormUrl,
} from "./configuration";
import { EnquiryField } from "./enquiry-field";
import * as styles from "./enquiry-form.module.css";
import { type FormId, fields, formElementId } from "./fields";
import { LiveForm } from "./live-form";
import type { FallbackContacts } from "./submission-result";
import { honeypotName } from "./watch-for-robots";

export const fragment = graphql`
  fragment EnquiryConfiguration on FormsConfiguration {
    serviceId
    publicKey
    templates {
      contact
      quote
    }
  }
  fragment EnquiryData on Query {
    formsConfiguration {
      ...EnquiryConfiguration
      privacyNote
    }
    lists {
      ...ServiceGroups
    }
    allService(sort: { order: ASC }) {
      nodes {
        slug
        group
        value: formValue
        label: title
      }
    }
  }
`;

export type EnquiryFormProps = {
  readonly id: FormId;
  readonly data: Queries.EnquiryDataFragment;
  readonly fallback: FallbackContacts;
};

/** Form that works as plain HTML until its island makes it live, when it is first used (live-form.tsx). */
export function EnquiryForm({ id, data, fallback }: EnquiryFormProps) {
  const content = requirePresent(data.formsConfiguration, "formsConfiguration");
  const configuration = formConfiguration(id, content);
  const services = data.allService.nodes;
  const groups = groupServices(services, requirePresent(data.lists, "lists").serviceGroups);
  const canPost = isConfigured(configuration);
  const options = services.map(({ value, label }) => ({ value, label }));
  return (
    <>
      <form
        id={formElementId(id)}
        className={`stack ${styles.form}`}
        method="post"
        encType="multipart/form-data"
        action={canPost ? sendFormUrl(configuration) : undefined}
        data-react=""
      >
        <Island name="form" component={LiveForm} props={{ id, services: options, configuration, fallback }} />
        <div className={`two-columns ${styles.fields}`} data-fields="">
          {fields.map((field) => (
            <EnquiryField key={field.name} formId={id} field={field} serviceGroups={groups} />
          ))}
        </div>
        <Honeypot />
        {canPost ? <PlainPostFields configuration={configuration} /> : null}
        <div className="small quiet">
          <p>
            {`${content.privacyNote} ${formStrings.privacy}`}
            <Link to="/privacy-policy">{formStrings.privacyLink}</Link>.
          </p>
          {/* Explains a plain post to visitors without scripts: the mail service answers it with a bare «OK». */}
          <p className={`screen-only ${styles.plainPost}`} data-plain-post="">
            {canPost ? formStrings.plainPost : <OtherWays {...fallback} />}
          </p>
        </div>
        <div className={`cluster screen-only ${styles.send}`}>
          <button
            type="submit"
            // Keeps Firefox from restoring a disabled button on reload (https://bugzilla.mozilla.org/show_bug.cgi?id=654072).
            // React's types do not know `autoComplete` on a button.
            {...{ autoComplete: "off" }}
            className={buttonClass("primary")}
            disabled={!canPost}
          >
            {submitLabels[id]}
          </button>
          <p data-progress="" role="status" tabIndex={-1} className="small quiet" />
        </div>
      </form>
      <InlineScript name="forms" />
    </>
  );
}

/** Input that is disabled in the HTML, so that a plain post omits it. A live form enables it, but never sends it. */
const Honeypot = () => (
  <div className="visually-hidden" aria-hidden="true">
    <label>
      {formStrings.honeypot}
      <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" disabled data-honeypot="" />
    </label>
  </div>
);

/** Prints inputs without `<noscript>`, which browsers ignore even while scripts are still loading. */
const PlainPostFields = ({ configuration }: { configuration: FormConfiguration }) => (
  <>
    {Object.entries(plainPostFields(configuration)).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} data-plain-post="" />
    ))}
  </>
);

const OtherWays = ({ email, phone }: FallbackContacts) => (
  <>
    {formStrings.plainPostUnavailable} <a href={mailLink(email)}>{email}</a>,{" "}
    <a href={telephoneLink(phone)}>{phone}</a>.
  </>
);
