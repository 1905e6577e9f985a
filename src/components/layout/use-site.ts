import { graphql, useStaticQuery } from "gatsby";

/** Returns the settings of the site that every page uses. `createPages` stops the build without them. */
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
        socialCards
        sections {
          authors
          archive
          tags
        }
        owner {
          name
          role
        }
        socials {
          url
        }
        software {
          name
          description
          category
          operatingSystem
          version
          repository
          license
        }
        announcement {
          id
          html
          closeable
        }
        navbar {
          left {
            ...NavbarItem
          }
          right {
            ...NavbarItem
          }
        }
        footer {
          title
          items {
            kind
            label
            to
            icon
            caption
            html
          }
        }
        feed {
          title
          language
        }
        blog {
          title
          description
        }
      }
    }
  `);
  return siteSettings!;
}
