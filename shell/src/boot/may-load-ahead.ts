/** What browsers tell of the line; not every browser does. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether files may be loaded that nobody has asked for yet: not where the person wants to save data, or the line is that of a GSM phone. */
export function mayLoadAhead(): boolean {
  const { connection } = navigator as { readonly connection?: Line };
  return connection?.saveData !== true && !connection?.effectiveType?.endsWith('2g');
}
