import { FileFailure, type FileFailureKind } from './open-file.ts';

/** How browsers say that a name is not known to them: to pdf.js as text, since its worker hands on texts alone. */
const lack =
  /\b(?:Reference|Syntax)Error\b|\bis not a (?:function|constructor)\b|Setting up fake worker failed/;
/** All that a browser says of a connection is of these kinds. */
const network = /^(?:TypeError|NetworkError|AbortError|ChunkLoadError)$/;

/** Why something failed while a file was opened, by its error: the browser cannot, the line broke, or the file is no such file. */
export function kindOfError(error: unknown): FileFailureKind {
  if (error instanceof FileFailure) return error.kind;
  const { name = '', message = '', details = '' } = (error ?? {}) as Partial<Record<string, string>>;
  const text = `${name}: ${message} ${details}`;
  if (lack.test(text)) return 'unsupported';
  return network.test(name) ? 'unreachable' : 'unreadable';
}
