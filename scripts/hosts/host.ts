/** A host whose emulator npm has. */
export interface Host {
  name: string;
  /** What is installed for it, with its version. */
  package: string;
  /** Whether it gets the site of `npm run export` in place of `public/`. */
  exported: boolean;
  /** Writes what the emulator wants to find beside the site's folder, into `folder`. */
  prepare(folder: string, port: number): void;
  /** The program below `node_modules`, and its arguments. `site` is the folder it serves. */
  command(site: string, port: number): [program: string, ...args: string[]];
}
