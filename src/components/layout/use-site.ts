import { graphql, useStaticQuery } from "gatsby";

/** The identity of the site and the links of its frame. */
export function useSite() {
  const { siteSettings } = useStaticQuery<Queries.SiteFrameQuery>(graphql`
    query SiteFrame {
      siteSettings {
        title
        tagline
        description
        url
        pathPrefix
        copyright
        noIndex
        owner {
          name
        }
        navbar {
          left {
            label
            to
          }
          right {
            label
            to
          }
        }
        footer {
          title
          items {
            label
            to
          }
        }
        feed {
          title
        }
        blog {
          title
          description
        }
      }
    }
  `);
  if (!siteSettings) throw new Error("The site has no settings: the node SiteSettings is created by gatsby-node.");
  return siteSettings;
}
