import { graphql, useStaticQuery } from "gatsby";
import { present } from "../lib/present";

/** What header and footer print on every page: one query, fetched once per visit. */
export function useLayoutData() {
  const { studio, theme, navigation, allService } = useStaticQuery<Queries.LayoutQuery>(graphql`
    query Layout {
      studio {
        name
        tagline
        ...Contacts
        vatNumber
        professionalRegister
      }
      theme {
        logo {
          viewBox
          aspect
          markup
        }
      }
      navigation {
        main {
          label
          mobileLabel
          to
          listsServices
        }
        quote {
          label
          to
        }
        footer {
          servicesTitle
          companyTitle
          companyLinks {
            label
            to
          }
          contactTitle
          legalLinks {
            label
            to
          }
        }
      }
      allService(sort: { order: ASC }) {
        nodes {
          slug
          title
        }
      }
    }
  `);
  return {
    studio: present(studio, "studio"),
    logo: present(theme, "theme").logo,
    navigation: present(navigation, "navigation"),
    services: allService.nodes.map(({ slug, title }) => ({ label: title, to: `/services/${slug}` })),
  };
}

export type LayoutData = ReturnType<typeof useLayoutData>;
export type NavigationLink = { readonly label: string; readonly to: string };
