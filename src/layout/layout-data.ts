import { graphql, useStaticQuery } from "gatsby";
import { present } from "../lib/present";
import { groupServices } from "../lib/service-groups";

type Entries = readonly { readonly slug: string; readonly title: string }[];

const linksTo = (entries: Entries, folder: string) =>
  entries.map(({ slug, title }) => ({ label: title, to: `${folder}/${slug}` }));

type MenuEntry = NavigationLink & {
  readonly mobileLabel?: string | null;
  readonly listsServices?: boolean | null;
};

const withPages = (links: readonly MenuEntry[], pages: Entries): readonly MenuEntry[] => [
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
    allPage(sort: { order: ASC }) {
      nodes {
        slug
        title
        menu
      }
    }
  }
`;

export function useLayoutData() {
  const { studio, navigation, lists, allService, allPage } = useStaticQuery<Queries.LayoutQuery>(query);
  const pagesIn = (name: Queries.PageMenu) => allPage.nodes.filter(({ menu }) => menu === name);
  const { main, footer, ...others } = present(navigation, "navigation");
  return {
    studio: present(studio, "studio"),
    navigation: {
      ...others,
      main: withPages(main, pagesIn("principale")),
      footer: { ...footer, companyLinks: withPages(footer.companyLinks, pagesIn("fondo")) },
    },
    services: groupServices(allService.nodes, present(lists, "lists").serviceGroups).map(
      ({ id, name, services }) => ({ id, name, links: linksTo(services, "/services") }),
    ),
  };
}

export type LayoutData = ReturnType<typeof useLayoutData>;
export type NavigationLink = { readonly label: string; readonly to: string };
