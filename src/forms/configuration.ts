import { isPlaceholder } from "../../shared/placeholder";
import type { FormId } from "./fields";

export type FormConfiguration = {
  readonly serviceId: string;
  readonly templateId: string;
  readonly publicKey: string;
  /** Origin without a trailing slash; empty for the site's own. */
  readonly origin: string;
};

const defaultOrigin = "https://api.emailjs.com";
export const sendFormPath = "/api/v1.0/email/send-form";

export const sendFormAddress = ({ origin }: FormConfiguration) => `${origin}${sendFormPath}`;

/** The environment overrides the content; Gatsby inlines only variables spelled out in full. */
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

/** Accepts placeholder ids only at a mailbox of our own (development, tests). */
export function isConfigured({ serviceId, templateId, publicKey, origin }: FormConfiguration): boolean {
  const ids = [serviceId, templateId, publicKey];
  return ids.every((id) => id.trim() !== "" && (origin !== defaultOrigin || !isPlaceholder(id)));
}

/** The library's own fields, for a plain post; not in `<noscript>`, useless while scripts still load. */
export const plainPostParts = ({ serviceId, templateId, publicKey }: FormConfiguration) => ({
  // Version of @emailjs/browser.
  lib_version: "4.4.1",
  service_id: serviceId,
  template_id: templateId,
  user_id: publicKey,
});
