declare module "superstatic" {
  import type { Server } from "node:http";

  interface Options {
    port: number;
    hostname: string;
    cwd: string;
    /** The `hosting` part of `firebase.json`. */
    config: object;
    compression: boolean;
  }

  export function server(options: Options): { listen(done: () => void): Server };
}
