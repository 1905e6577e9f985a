import type { CreateResolversArgs, Node } from "gatsby";
import type { Body } from "../../shared/body";
import { escapeMarkup } from "../../shared/escape";
import { absoluteUrl } from "../../shared/paths";
import type { RenderedText } from "../../markdown/render";
import { moduleBody } from "../../outputs/plain/module-body";
import { plainText } from "../../outputs/plain/plain-text";
import type { ResolverContext } from "./context";
import type { StoredText } from "./text-renderer";

interface FeedText extends StoredText {
  path: string;
  description: string;
  isModule: boolean;
}

/** Resolves the text of a post as HTML for feed readers: its description where it has no text. */
export const feedHtmlOf =
  ({ cache }: Pick<CreateResolversArgs, "cache">, render: (text: StoredText) => Promise<RenderedText>) =>
  async (post: FeedText, _: unknown, { nodeModel }: ResolverContext): Promise<string> => {
    const site = await nodeModel.findOne<Node>({ type: "SiteSettings", query: {} });
    const url = absoluteUrl(String(site?.url), post.path, String(site?.pathPrefix));
    const body: Body = post.isModule ? moduleBody(post.path) : (await render(post)).body;
    return (await plainText(cache, { body, url, form: "html" })) || `<p>${escapeMarkup(post.description)}</p>`;
  };
