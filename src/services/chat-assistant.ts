import { loadScript } from "./load-script";
import type { Service } from "./service";

type ChatSettings = { projectId: string; url: string; runtimeUrl: string };

interface ChatWindow {
  voiceflow?: {
    chat: {
      load(options: { verify: { projectID: string }; url: string; versionID: string }): unknown;
      destroy?(): void;
    };
  };
}

const ADDRESS = /^https:\/\/[\w.-]+(:\d+)?(\/\S*)?$/;

/** Voiceflow's chat widget, which adds its own button to the page. */
export const chatAssistant: Service<ChatSettings> = {
  id: "chat-assistant",
  label: "The chat assistant",
  purpose: "Answers questions in a chat window by Voiceflow; what is written there is sent to Voiceflow.",
  consent: "marketing",
  settings: {
    projectId: { env: "GATSBY_CHAT_PROJECT_ID", pattern: /^\w+$/, expected: "the id of the project" },
    url: {
      env: "GATSBY_CHAT_URL",
      pattern: ADDRESS,
      expected: "the https address of the widget's script",
      default: "https://cdn.voiceflow.com/widget-next/bundle.mjs",
    },
    runtimeUrl: {
      env: "GATSBY_CHAT_RUNTIME_URL",
      pattern: ADDRESS,
      expected: "the https address of the runtime that answers",
      default: "https://general-runtime.voiceflow.com",
    },
  },
  origins: ({ url, runtimeUrl }) => {
    const [content, runtime] = [url, runtimeUrl].map((address) => new URL(address).origin) as [string, string];
    // The widget inserts style elements.
    const style = ["'unsafe-inline'", content];
    return { script: [content], connect: [content, runtime], style, img: [content], font: [content] };
  },
  stores: [{ name: "voiceflow<name>", kind: "local storage", purpose: "the conversation" }],
  start: async ({ projectId, url, runtimeUrl }) => {
    const page = window as ChatWindow;
    const remove = loadScript(url, {
      service: chatAssistant,
      onLoad: () =>
        page.voiceflow!.chat.load({ verify: { projectID: projectId }, url: runtimeUrl, versionID: "production" }),
    });
    return () => {
      page.voiceflow?.chat.destroy?.();
      return remove();
    };
  },
};
