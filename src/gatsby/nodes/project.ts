import type { Project } from "../../content/project";
import type { SourceFile } from "../../content/yaml-source";
import type { NodeFields } from "./create-node";

export function toProjectNode({ front, slug, path, tags, text }: Project, file: SourceFile): NodeFields {
  const { title, description, date, image = null, featured, status } = front;
  const links = front.links.map(({ label, url }) => ({ label, to: url }));
  const fields = {
    title,
    slug,
    path,
    description,
    date,
    tags,
    image,
    featured,
    status,
    links,
    text,
    filePath: file.relativePath,
  };
  return { type: "Project", key: file.relativePath, fields };
}
