import { createThreads } from "../../../src/shared/threads";
import { kebabCase } from "../../../src/shared/kebab-case";

it("runs the first calls in this thread and the others in threads, which give the same", async () => {
  const call = jest.fn(kebabCase);
  const threads = createThreads("src/shared/kebab-case.ts", "kebabCase", call);
  const names = Array.from({ length: 60 }, (_, number) => `Post ${number}`);
  try {
    expect(await Promise.all(names.map(threads.run))).toEqual(names.map(kebabCase));
    expect(call).toHaveBeenCalledTimes(50);
  } finally {
    await threads.close();
  }
});

it("rejects where the function throws, in this thread and in others", async () => {
  const threads = createThreads("src/shared/kebab-case.ts", "kebabCase", kebabCase);
  const noText = undefined as unknown as string;
  try {
    const results = await Promise.allSettled(Array.from({ length: 52 }, () => threads.run(noText)));
    expect(results.map(({ status }) => status)).toEqual(results.map(() => "rejected"));
  } finally {
    await threads.close();
  }
});
