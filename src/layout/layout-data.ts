import { graphql, useStaticQuery } from "gatsby";
import { present } from "../lib/present";
import { groupServices } from "../lib/service-groups";

type Entries = { readonly nodes: readonly { readonly slug: string; readonly title: string }[] };

const linksTo = ({ nodes }: Entries, folder: string) =>
  nodes.map(({ slug, title }) => ({ label: title, to: `${folder}/${slug}` }));

type MenuEntry = NavigationLink & {
  readonly mobileLabel?: string | null;
  readonly listsServices?: boolean | null;
};

const withPages = (links: readonly MenuEntry[], pages: Entries): readonly MenuEntry[] => [
  ...links,
  ...linksTo(pages, "").filter(({ to }) => links.every((link) => link.to !== to)),
];

export function useLayoutData() {
  const { studio, navigation, lists, allService, inMenu, inFooter } =
    useStaticQuery<Queries.LayoutQuery>(graphql`
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
        serviceGroups {
          name
        }
      }
      allService(sort: { order: ASC }) {
        nodes {
          slug
          title
          group
        }
      }
      inMenu: allPage(filter: { menu: { eq: "menu principale" } }, sort: { order: ASC }) {
        nodes {
          slug
          title
        }
      }
      inFooter: allPage(filter: { menu: { eq: "piè di pagina" } }, sort: { order: ASC }) {
        nodes {
          slug
          title
        }
      }
    }
  `);
  const { main, footer, ...others } = present(navigation, "navigation");
  return {
    studio: present(studio, "studio"),
    navigation: {
      ...others,
      main: withPages(main, inMenu),
      footer: { ...footer, companyLinks: withPages(footer.companyLinks, inFooter) },
    },
    services: groupServices(allService.nodes, present(lists, "lists").serviceGroups).map(
      ({ name, services }) => ({ name, links: linksTo({ nodes: services }, "/services") }),
    ),
  };
}

export type LayoutData = ReturnType<typeof useLayoutData>;
export type NavigationLink = { readonly label: string; readonly to: string };
export type LinkGroup = LayoutData["services"][number];
