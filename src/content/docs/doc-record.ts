import type { DocFolder, DocSidebars } from "./sidebar-schema";
import type { DocVersion } from "../../shared/doc-versions";

/** The fields of a document that the sidebars need, from its node or its file. */
export interface DocRecord {
  version: string;
  docId: string;
  /** Folder and name on disk. */
  source: string;
  path: string;
  position: number | null;
  sidebarLabel: string;
  description: string;
  listed: boolean;
  sidebarClassName?: string | undefined;
  sidebarCustomProps?: Record<string, unknown> | undefined;
  sidebarKey?: string | undefined;
  /** The sidebar that its page shows. Null for none; absent for the one that contains it. */
  displayedSidebar?: string | null | undefined;
}

/** Everything the documentation is made of. */
export interface DocSources {
  versions: readonly DocVersion[];
  /** Only documents that are built. */
  docs: readonly DocRecord[];
  folders: readonly DocFolder[];
  sidebars: readonly DocSidebars[];
}
