import { h } from "hastscript";
import { outer, type Block } from "./block";

/** The list of third parties: `services-list.ts` fills it, since it follows the settings of the build. */
export const services: Block = {
  attributes: [],
  render(use) {
    return [h("div", outer(use, ["services"], { dataServices: "" }))];
  },
};
