/** Queries everything that a card may show. */
export const CARDS_QUERY = /* GraphQL */ `
  fragment CardImage on File {
    absolutePath
    internal {
      contentDigest
    }
  }

  query Cards {
    siteSettings {
      title
      tagline
      url
      socialCards
      owner {
        name
        role
        location
      }
      blog {
        title
        description
      }
      projects {
        description
      }
    }
    allPost(filter: { built: { eq: true } }) {
      nodes {
        title
        path
        date
        authors {
          name
        }
        image {
          ...CardImage
        }
      }
    }
    allDoc(filter: { built: { eq: true } }) {
      nodes {
        title
        path
        description
        image {
          ...CardImage
        }
      }
    }
    allPage(filter: { built: { eq: true } }) {
      nodes {
        title
        path
        description
        image {
          ...CardImage
        }
      }
    }
    allTag {
      nodes {
        label
        path
        description
        postCount
      }
    }
    allAuthor {
      nodes {
        name
        title
        path
        postCount
      }
    }
    allSitePage {
      nodes {
        path
      }
    }
  }
`;
