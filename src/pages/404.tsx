import { graphql, navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import { present } from "../lib/present";
import { isProjectPath } from "../lib/project-path";
import { NotFound } from "../sections/not-found";
import { Seo } from "../seo/seo";

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const page = present(data.notFoundPage, "notFoundPage");
  useEffect(() => {
    // An unknown project leads to the list; hosts that can redirect do so before this page is served.
    if (isProjectPath(location.pathname)) void navigate("/portfolio", { replace: true });
  }, [location.pathname]);
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
