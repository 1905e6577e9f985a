import { graphql, type PageProps } from "gatsby";
import React from "react";
import { LatestPosts } from "../components/home/latest-posts";
import { FeaturedProjects } from "../components/home/featured-projects";
import { ContactStrip } from "../components/home/contact-strip";
import { Stage } from "../components/home/stage";
import { Main } from "../components/layout/main";
import { useSite } from "../components/layout/use-site";
import { PageHead } from "../components/seo/page-head";
import { ArrowIcon } from "../components/ui/icons";
import { Link } from "../components/ui/link";
import { BLOG_PATH, PROJECTS_PATH } from "../shared/paths";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { tagline, owner } = data.siteSettings!;
  const hasPosts = data.allPost.nodes.length > 0;
  return (
    <Main>
      <section className="home-hero">
        <div className="page-width home-hero-inner">
          <div className="home-hero-text">
            <p className="home-hero-name">{[owner.name, owner.role, owner.location].filter(Boolean).join(" · ")}</p>
            <h1>{tagline}</h1>
            {owner.introduction.map((paragraph) => (
              <p key={paragraph} className="page-lead">
                {paragraph}
              </p>
            ))}
            {(hasPosts || data.allProject.nodes.length > 0) && (
              <p className="cluster home-actions">
                {hasPosts && (
                  <Link to={BLOG_PATH} className="button">
                    Read the blog <ArrowIcon />
                  </Link>
                )}
                {data.allProject.nodes.length > 0 && (
                  <Link to={PROJECTS_PATH} className="button button-quiet">
                    See the projects
                  </Link>
                )}
              </p>
            )}
          </div>
          <Stage />
        </div>
      </section>
      <FeaturedProjects projects={data.allProject.nodes} />
      <LatestPosts posts={data.allPost.nodes} tags={data.allTag.nodes} />
      <ContactStrip email={owner.email} hasContactPage={data.contact !== null} hasPosts={hasPosts} />
    </Main>
  );
}

export function Head() {
  const { description } = useSite();
  return <PageHead description={description} path="/" subject={{ kind: "home" }} />;
}

export const query = graphql`
  query HomePage {
    siteSettings {
      tagline
      owner {
        name
        role
        location
        introduction
        email
      }
    }
    contact: page(path: { eq: "/contact/" }) {
      id
    }
    allTag(filter: { postCount: { gt: 1 } }, sort: [{ postCount: DESC }, { label: ASC }], limit: 8) {
      nodes {
        slug
        label
        path
        postCount
      }
    }
    allProject(filter: { featured: { eq: true } }, sort: { date: DESC }, limit: 3) {
      nodes {
        ...FeaturedProject
      }
    }
    allPost(filter: { listed: { eq: true } }, sort: { sortKey: DESC }, limit: 5) {
      nodes {
        ...LatestPost
      }
    }
  }
`;
