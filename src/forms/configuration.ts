/** Ids of the mail service, from content/site/forms.json or the environment. */
import { isPlaceholder } from "../../shared/placeholder";
import type { FormId } from "./fields";

export type FormConfiguration = {
  readonly serviceId: string;
  readonly templateId: string;
  readonly publicKey: string;
  /** Origin, or path on this site, without a final slash. */
  readonly apiBase: string;
};

const serviceOrigin = "https://api.emailjs.com";
export const sendFormPath = "/api/v1.0/email/send-form";

export const sendFormUrl = ({ apiBase }: FormConfiguration) => `${apiBase}${sendFormPath}`;

/** Spells out each `process.env.NAME`, because Gatsby replaces only such expressions by their values. */
export function formConfiguration(
  id: FormId,
  content: Queries.EnquiryConfigurationFragment,
): FormConfiguration {
  const templates = {
    contact: process.env.GATSBY_EMAILJS_TEMPLATE_CONTACT || content.templates.contact,
    quote: process.env.GATSBY_EMAILJS_TEMPLATE_QUOTE || content.templates.quote,
  };
  return {
    serviceId: process.env.GATSBY_EMAILJS_SERVICE_ID || content.serviceId,
    templateId: templates[id],
    publicKey: process.env.GATSBY_EMAILJS_PUBLIC_KEY || content.publicKey,
    apiBase: (process.env.GATSBY_EMAILJS_ORIGIN || serviceOrigin).replace(/\/+$/u, ""),
  };
}

/** Accepts placeholder ids if messages go to a mailbox of our own, as in development and tests. */
export function isConfigured({ serviceId, templateId, publicKey, apiBase }: FormConfiguration): boolean {
  const ids = [serviceId, templateId, publicKey];
  const isComplete = ids.every((id) => id.trim() !== "");
  return isComplete && (apiBase !== serviceOrigin || !ids.some(isPlaceholder));
}

/** Returns the hidden fields of a plain post, equal to those that the mail library adds to a form. */
export const plainPostFields = ({ serviceId, templateId, publicKey }: FormConfiguration) => ({
  // Version of @emailjs/browser.
  lib_version: "4.4.1",
  service_id: serviceId,
  template_id: templateId,
  user_id: publicKey,
});
