import { REGISTRY } from "../../../../src/components/prose/registry";
import { COMPONENT_NAMES } from "../../../../src/shared/component-names";

it("the registry has each component that texts may use, and no other", () => {
  expect(Object.keys(REGISTRY).sort()).toEqual([...COMPONENT_NAMES].sort());
});
