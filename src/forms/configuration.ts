import { isPlaceholder } from "../lib/placeholder";
import type { FormId } from "./fields";

/** Public identifiers of one form at the mail service, and the service's address. */
export type FormConfiguration = {
  readonly serviceId: string;
  readonly templateId: string;
  readonly publicKey: string;
  /** Without a slash at the end; empty for the site's own address. */
  readonly origin: string;
};

const defaultOrigin = "https://api.emailjs.com";
export const sendFormPath = "/api/v1.0/email/send-form";

export const sendFormAddress = ({ origin }: FormConfiguration) => `${origin}${sendFormPath}`;

/**
 * The content's values, which the environment overrides at build; an empty variable counts as absent. Gatsby replaces
 * only variables that are written out in full.
 */
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
    origin: (process.env.GATSBY_EMAILJS_ORIGIN || defaultOrigin).replace(/\/+$/u, ""),
  };
}

/** Whether a message could reach anybody. Mailboxes of our own (development, tests) take placeholder ids. */
export function isConfigured({ serviceId, templateId, publicKey, origin }: FormConfiguration): boolean {
  const ids = [serviceId, templateId, publicKey];
  return ids.every((id) => id.trim() !== "" && (origin !== defaultOrigin || !isPlaceholder(id)));
}

/**
 * The parts that the library would add, in its order, for a form posted by the browser itself. Not in a `<noscript>`,
 * which does not exist while scripts are on their way. Removed once the form is live.
 */
export const plainPostParts = ({ serviceId, templateId, publicKey }: FormConfiguration) => ({
  // The version of @emailjs/browser.
  lib_version: "4.4.1",
  service_id: serviceId,
  template_id: templateId,
  user_id: publicKey,
});
