import { withThreads } from "../../../src/shared/threads";
import { kebabCase } from "../../../src/shared/kebab-case";

it("runs the first 30 calls in this thread and the others in threads, with the same results", async () => {
  const call = jest.fn(kebabCase);
  const names = Array.from({ length: 60 }, (_, number) => `Post ${number}`);
  const slugs = await withThreads("src/shared/kebab-case.ts", "kebabCase", call, (run) => Promise.all(names.map(run)));
  expect(slugs).toEqual(names.map(kebabCase));
  expect(call).toHaveBeenCalledTimes(30);
});

it("rejects if the function throws, in this thread and in others", async () => {
  const noText = undefined as unknown as string;
  const results = await withThreads("src/shared/kebab-case.ts", "kebabCase", kebabCase, (run) =>
    Promise.allSettled(Array.from({ length: 32 }, () => run(noText))),
  );
  expect(results.map(({ status }) => status)).toEqual(results.map(() => "rejected"));
});
