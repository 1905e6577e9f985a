interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor's connection allows loading what they have not asked for. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.includes("2g");
}
