/** A size in bytes as people read it: '340 KB', '4,8 MB'. */
export function formatFileSize(bytes: number, language: string): string {
  const isSmall = bytes < 1_000_000;
  const value = isSmall ? Math.ceil(bytes / 1000) : bytes / 1_000_000;
  const digits = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
  return `${digits} ${isSmall ? 'KB' : 'MB'}`;
}
