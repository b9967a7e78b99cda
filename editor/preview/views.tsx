/** What the preview shows of each kind of content: its page, or the sections that print it. */
import { concatAST, type DocumentNode } from "gatsby/graphql";
import type { ComponentType } from "react";
import { Footer } from "../../src/layout/footer/footer";
import { useLayoutData } from "../../src/layout/layout-data";
import { present } from "../../src/lib/present";
import * as notFoundPage from "../../src/pages/404";
import * as aboutPage from "../../src/pages/about";
import * as contactPage from "../../src/pages/contact";
import * as homePage from "../../src/pages/index";
import * as portfolioPage from "../../src/pages/portfolio";
import * as quotePage from "../../src/pages/preventivo";
import * as servicesPage from "../../src/pages/services";
import { ContactDetails } from "../../src/sections/contact-details";
import { Counters } from "../../src/sections/counters";
import { EquipmentList, SoftwareList } from "../../src/sections/equipment-list";
import { ServiceArea } from "../../src/sections/service-area";
import "../../src/sections/shared-fragments";
import { Team, teamHeading } from "../../src/sections/team";
import { formTexts } from "../../src/strings/forms";
import { layoutStrings } from "../../src/strings/layout";
import { sectionStrings } from "../../src/strings/sections";
import * as equipmentPage from "../../src/templates/equipment";
import * as legalDocument from "../../src/templates/legal-document";
import * as page from "../../src/templates/page";
import * as project from "../../src/templates/project";
import * as service from "../../src/templates/service";
import { Section } from "../../src/ui/section";
import { TitleBlock } from "../../src/ui/title-block";

/** As a page's file exports it; what its `graphql` gives is ours (gatsby.ts). */
export type View = {
  // biome-ignore lint/suspicious/noExplicitAny: each takes the data that its query asks for
  default: ComponentType<any>;
  query: unknown;
};

/** An entry of a list without pages of their own, from the data of the page that has the list. */
type Listed<Data> = { data: Data; pageContext: { slug: string } };

function TeamMember({ data, pageContext }: Listed<Queries.AboutPageQuery>) {
  const members = data.allTeamMember.nodes.filter(({ slug }) => slug === pageContext.slug);
  return (
    <Section id="persone" {...teamHeading(present(data.aboutPage, "aboutPage").team)}>
      <Team members={members} />
    </Section>
  );
}

function Equipment({ data, pageContext }: Listed<Queries.EquipmentPageQuery>) {
  const tools = data.allEquipment.nodes.filter(({ slug }) => slug === pageContext.slug);
  return (
    <Section id="strumenti" title={sectionStrings.equipment} {...data.equipmentPage?.equipment}>
      <EquipmentList tools={tools} services={data.allService.nodes} />
    </Section>
  );
}

function Software({ data, pageContext }: Listed<Queries.EquipmentPageQuery>) {
  const tools = data.allSoftware.nodes.filter(({ slug }) => slug === pageContext.slug);
  return (
    <Section id="software" title={sectionStrings.software} {...data.equipmentPage?.software}>
      <SoftwareList tools={tools} services={data.allService.nodes} />
    </Section>
  );
}

type StudioData = Queries.ContactPageQuery & Queries.AboutPageQuery & Queries.ServicesPageQuery;

/** The studio's facts where the site prints them: on three pages, and below all. */
function Studio({ data }: { data: StudioData }) {
  const studio = present(data.studio, "studio");
  return (
    <>
      <Section id="recapiti" {...present(data.contactPage, "contactPage").details}>
        <ContactDetails studio={studio} />
        <TitleBlock facts={{ [formTexts.replyTime]: studio.replyTime }} />
      </Section>
      <Counters studio={studio} />
      <Section id="dove-operiamo" {...studio.serviceArea.heading}>
        <ServiceArea area={studio.serviceArea} />
        <TitleBlock
          facts={{
            [layoutStrings.professionalRegister]: studio.professionalRegister,
            [sectionStrings.professionalInsurance]: studio.professionalInsurance,
            [sectionStrings.droneInsurance]: studio.droneInsurance,
            [sectionStrings.uasOperatorCode]: studio.uasOperatorCode,
          }}
        />
      </Section>
      <Footer data={useLayoutData()} pathname="" />
    </>
  );
}

const studioQuery = () =>
  concatAST([contactPage, aboutPage, servicesPage].map(({ query }) => query as unknown as DocumentNode));

/** By kind. Of navigation, lists and mail service the site shows nothing by itself. */
export const views: Readonly<Record<string, View>> = {
  project,
  service,
  equipment: { default: Equipment, query: equipmentPage.query },
  software: { default: Software, query: equipmentPage.query },
  "team-member": { default: TeamMember, query: aboutPage.query },
  "legal-document": legalDocument,
  page,
  "home-page": homePage,
  "about-page": aboutPage,
  "services-page": servicesPage,
  "portfolio-page": portfolioPage,
  "contact-page": contactPage,
  "quote-page": quotePage,
  "equipment-page": equipmentPage,
  "not-found-page": notFoundPage,
  studio: { default: Studio, query: studioQuery() },
};
