import { Link } from "gatsby";
import { placeNames } from "../lib/contacts";
import { sectionStrings } from "../strings/sections";
import { Buttons } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import * as styles from "./call-to-action.module.css";

type CallToActionProps = {
  heading: Queries.HeadingFragment;
  service?: string;
  places?: readonly { readonly name: string }[];
};

export function CallToAction({ heading, service, places = [] }: CallToActionProps) {
  return (
    <section className={`screen-only ${styles.band} on-ink`} aria-labelledby="invito">
      <div className={`container axis ${styles.container}`}>
        <h2 id="invito">{heading.title}</h2>
        <div className="stack">
          {heading.text ? <p className="lead">{heading.text}</p> : null}
          {places.length > 0 ? (
            <p className="small">
              {`${sectionStrings.places}: `}
              <Link to="/services#dove-operiamo">{placeNames(places)}</Link>
            </p>
          ) : null}
          <Buttons>
            <ButtonLink to={service ? `/preventivo?servizio=${service}` : "/preventivo"}>
              {sectionStrings.requestQuote}
            </ButtonLink>
            <ButtonLink to="/contact" variant="secondary">
              {sectionStrings.call}
            </ButtonLink>
          </Buttons>
        </div>
      </div>
    </section>
  );
}
