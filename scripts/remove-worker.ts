import { writeRemovingWorker } from "../src/node/outputs/offline/write-worker";

await writeRemovingWorker();
console.log("public/sw.js is now a worker that removes itself and what it stored. Deploy public/.");
