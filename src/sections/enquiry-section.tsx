import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { formConfiguration } from "../forms/configuration";
import { EnquiryForm, type EnquiryFormProps } from "../forms/enquiry-form";
import { present } from "../lib/present";
import * as styles from "./enquiry-section.module.css";

export const fragment = graphql`
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
        ...EnquiryService
      }
    }
  }
`;

type EnquiryProps = Pick<EnquiryFormProps, "fallback"> & {
  form: EnquiryFormProps["id"];
  data: Queries.EnquiryDataFragment;
};

export function Enquiry({ form, data, fallback }: EnquiryProps) {
  const { privacyNote, ...configuration } = present(data.formsConfiguration, "formsConfiguration");
  return (
    <EnquiryForm
      id={form}
      configuration={formConfiguration(form, configuration)}
      services={data.allService.nodes}
      serviceGroups={present(data.lists, "lists").serviceGroups}
      privacyNote={privacyNote}
      fallback={fallback}
    />
  );
}

export function NextSteps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

type EnquirySectionProps = EnquiryProps & {
  id: string;
  title: string;
  aside: ReactNode;
  /** Below form and aside. */
  children?: ReactNode;
};

/** Small heading: visitors come for the form. */
export function EnquirySection({ id, title, aside, children, ...enquiry }: EnquirySectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-titolo`} className={`container ${styles.section}`}>
      <div className={`stack ${styles.form}`}>
        <h2 id={`${id}-titolo`} className="h3">
          {title}
        </h2>
        <Enquiry {...enquiry} />
      </div>
      <div className={`stack ${styles.aside}`}>{aside}</div>
      {children}
    </section>
  );
}
