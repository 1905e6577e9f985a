import { z } from "zod";
import { text } from "./fields";

/** Kinds of places whose name says nothing of who runs them; they take a full address. */
export const SOCIAL_PLATFORMS = ["code", "garden", "network", "photos", "fediverse"] as const;

/** Places where an account's name is enough. */
const ADDRESSES = {
  github: "https://github.com/",
  x: "https://x.com/",
  twitter: "https://twitter.com/",
  linkedin: "https://www.linkedin.com/in/",
  stackoverflow: "https://stackoverflow.com/users/",
  bluesky: "https://bsky.app/profile/",
  instagram: "https://www.instagram.com/",
  threads: "https://www.threads.net/@",
  mastodon: "https://mastodon.social/@",
  twitch: "https://twitch.tv/",
  youtube: "https://youtube.com/@",
  email: "mailto:",
} as const;

type Handled = keyof typeof ADDRESSES;
type Platform = (typeof SOCIAL_PLATFORMS)[number] | Handled;

const LABELS: Record<Platform, string> = {
  ...{ code: "Code hosting", garden: "Digital garden", network: "Professional network", photos: "Photo network" },
  ...{ fediverse: "Fediverse", github: "GitHub", x: "X", twitter: "Twitter", linkedin: "LinkedIn" },
  ...{ stackoverflow: "Stack Overflow", bluesky: "Bluesky", instagram: "Instagram", threads: "Threads" },
  ...{ mastodon: "Mastodon", twitch: "Twitch", youtube: "YouTube", email: "E-mail" },
};

const isHandled = (platform: string): platform is Handled => Object.hasOwn(ADDRESSES, platform);

/** Accounts by platform; each becomes a full address. */
export const socials = z
  .partialRecord(z.enum([...SOCIAL_PLATFORMS, ...(Object.keys(ADDRESSES) as Handled[])]), text)
  .transform((accounts, context) =>
    Object.fromEntries(
      Object.entries(accounts).map(([platform, account = ""]) => {
        const address = addressOf(platform, account);
        if (!address) {
          const wanted = isHandled(platform) ? "https://… or the name of an account." : "/path or https://….";
          const message = `The link target is neither a path nor an address. | Expected ${wanted}`;
          context.addIssue({ code: "custom", message, path: [platform] });
        }
        return [platform, address ?? account];
      }),
    ),
  )
  .default({});

function addressOf(platform: string, account: string): string | undefined {
  if (/^(\/|#|https?:\/\/|mailto:)/i.test(account)) return account;
  if (!isHandled(platform) || /[/\s:]/.test(account)) return undefined;
  return ADDRESSES[platform] + account.replace(/^@/, "");
}

/** The accounts as links. */
export const toSocialLinks = (accounts: Record<string, string>) =>
  Object.entries(accounts).map(([platform, url]) => ({ platform, label: LABELS[platform as Platform], url }));
