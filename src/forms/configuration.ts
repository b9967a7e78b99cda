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
/** The mail service's path for a posted form. */
export const sendFormPath = "/api/v1.0/email/send-form";

/** Where the form posts to, with scripts or without. */
export const sendFormAddress = ({ origin }: FormConfiguration) => `${origin}${sendFormPath}`;

/**
 * The configuration of one form: the content's values, which the environment overrides at build.
 * Each variable is written out in full because that is the form in which Gatsby replaces it; an empty one
 * counts as absent.
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

/**
 * Whether a message could reach anybody. An endpoint of our own (development mailbox, tests) takes placeholder
 * ids; an empty one is refused by everybody.
 */
export function isConfigured({ serviceId, templateId, publicKey, origin }: FormConfiguration): boolean {
  const ids = [serviceId, templateId, publicKey];
  return ids.every((id) => id.trim() !== "" && (origin !== defaultOrigin || !isPlaceholder(id)));
}

/**
 * What the library would add, for a form posted by the browser itself: same parts, same order. Not in a `<noscript>`:
 * its content does not exist where scripts are allowed but have not arrived yet, and a form sent in that interval would
 * reach the service without ids. They go away once the form is live.
 */
export const plainPostParts = ({ serviceId, templateId, publicKey }: FormConfiguration) => ({
  // Of @emailjs/browser, whose requests the plain post repeats.
  lib_version: "4.4.1",
  service_id: serviceId,
  template_id: templateId,
  user_id: publicKey,
});
