import { graphql } from "gatsby";
import { formConfiguration } from "../forms/configuration";
import { EnquiryForm } from "../forms/enquiry-form";
import type { FormId } from "../forms/fields";

export const fragment = graphql`
  fragment EnquiryConfiguration on FormsConfiguration {
    serviceId
    publicKey
    templates {
      contact
      quote
    }
  }
  fragment EnquiryService on Service {
    slug
    formValue
    title
  }
`;

type EnquiryProps = {
  id: FormId;
  configuration: Queries.EnquiryConfigurationFragment;
  services: readonly Queries.EnquiryServiceFragment[];
  /** What still works when sending does not. */
  fallback: { readonly phone: string; readonly email: string };
};

/** One of the two forms, set up from the content. */
export function Enquiry({ id, configuration, services, fallback }: EnquiryProps) {
  return (
    <EnquiryForm
      id={id}
      configuration={formConfiguration(id, configuration)}
      services={services.map(({ slug, formValue, title }) => ({ value: formValue, slug, label: title }))}
      fallback={fallback}
    />
  );
}
