import type { DocFolder, DocSidebars } from "./sidebar-schema";
import type { DocVersion } from "../../shared/doc-versions";

/** What the sidebars need of a document, from its node or from its file. */
export interface DocRecord {
  version: string;
  docId: string;
  /** Folder and name as they are on the disk. */
  source: string;
  path: string;
  position: number | null;
  sidebarLabel: string;
  description: string;
  listed: boolean;
  sidebarClassName?: string | undefined;
  sidebarCustomProps?: Record<string, unknown> | undefined;
  sidebarKey?: string | undefined;
  /** The sidebar it shows; null for none, absent for the one that holds it. */
  displayedSidebar?: string | null | undefined;
}

/** Everything the documentation is made of. */
export interface DocSources {
  versions: readonly DocVersion[];
  /** Those that are built. */
  docs: readonly DocRecord[];
  folders: readonly DocFolder[];
  sidebars: readonly DocSidebars[];
}
