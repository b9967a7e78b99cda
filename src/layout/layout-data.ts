/** Data of header, menus and footer, which all pages share. */
import { graphql, useStaticQuery } from "gatsby";
import { requirePresent } from "../lib/require-present";
import { groupServices } from "../lib/service-groups";

export type NavigationLink = { readonly label: string; readonly to: string };

type Entries = readonly { readonly slug: string; readonly title: string }[];

const linksTo = (entries: Entries, basePath: string) =>
  entries.map(({ slug, title }) => ({ label: title, to: `${basePath}/${slug}` }));

type MenuItem = NavigationLink & {
  readonly mobileLabel?: string | null;
  readonly listsServices?: boolean | null;
};

/** Adds to a menu the custom pages that it does not link to already. */
const withCustomPages = (links: readonly MenuItem[], pages: Entries): readonly MenuItem[] => [
  ...links,
  ...linksTo(pages, "").filter(({ to }) => links.every((link) => link.to !== to)),
];

const query = graphql`
  query Layout {
    studio {
      name
      tagline
      ...Contacts
      vatNumber
      professionalRegister
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
    lists {
      ...ServiceGroups
    }
    allService(sort: { order: ASC }) {
      nodes {
        slug
        title
        group
      }
    }
    allCustomPage(sort: { order: ASC }) {
      nodes {
        slug
        title
        menu
      }
    }
  }
`;

export function useLayoutData() {
  const { studio, navigation, lists, allService, allCustomPage } = useStaticQuery<Queries.LayoutQuery>(query);
  const pagesIn = (name: Queries.CustomPageMenu) => allCustomPage.nodes.filter(({ menu }) => menu === name);
  const { main, quote, footer } = requirePresent(navigation, "navigation");
  return {
    studio: requirePresent(studio, "studio"),
    navigation: {
      quote,
      main: withCustomPages(main, pagesIn("principale")),
      footer: { ...footer, companyLinks: withCustomPages(footer.companyLinks, pagesIn("fondo")) },
    },
    services: groupServices(allService.nodes, requirePresent(lists, "lists").serviceGroups).map(
      ({ id, name, services }) => ({ id, name, links: linksTo(services, "/services") }),
    ),
  };
}

export type LayoutData = ReturnType<typeof useLayoutData>;
