import { isInWrapper, openLink } from '../module-kit/open-link.ts';

/** A file that a server has; as `serverFile` of the shared client answers it. */
interface FileOfServer {
  readonly address: string;
  /** Fetches and checks it; its name is the server's, or empty. */
  readonly read: () => Promise<File>;
}

/** How long the browser may take to begin with saving, in milliseconds. */
const keptFor = 60_000;

/**
 * Saves a file on the person's device, under the name that the server gives it where none is given; the mobile wrapper fetches one of
 * the server itself. @throws what `read` throws
 */
export async function saveFile(source: Blob | FileOfServer, name?: string): Promise<void> {
  if (source instanceof Blob) return offer(source, name ?? '');
  if (isInWrapper()) return openLink(new URL(source.address, window.location.href).href);
  const file = await source.read();
  offer(file, name ?? file.name);
}

function offer(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptFor);
}
