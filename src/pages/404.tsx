import { graphql, type PageProps } from "gatsby";
import { present } from "../lib/present";
import { NotFound } from "../sections/not-found";
import { Seo } from "../seo/seo";

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const page = present(data.notFoundPage, "notFoundPage");
  return (
    <>
      <Seo {...page.seo} />
      <NotFound page={page} />
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      seo {
        title
        description
      }
      ...NotFoundTexts
    }
  }
`;
