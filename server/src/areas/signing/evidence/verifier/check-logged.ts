import { sha256 } from './bytes.ts';
import type { PackedEvent } from './event-chain.ts';
import type { FileRole, Finding } from './findings.ts';
import type { CheckedPdf } from './pdf-seal.ts';

/** The files of the package by what they are, and the sealed PDF as it was checked. */
interface LoggedFiles {
  readonly named: (role: FileRole) => { readonly name: string; readonly bytes: Uint8Array } | undefined;
  readonly sealed: CheckedPdf | undefined;
}

/** What an event, by its number, says of a file. */
type Said = readonly [role: FileRole, at: number, hash: unknown];

/** Compares the files with the hashes in the events: that they are the ones that were uploaded, shown, signed and sealed. */
export async function checkLogged(
  events: readonly PackedEvent[],
  { named, sealed }: LoggedFiles,
): Promise<Finding[]> {
  const expected = events.flatMap(({ action, data, sequence }): Said[] => {
    if (action === 'document.created')
      return [
        ['original', sequence, data['file']],
        ['uploaded', sequence, data['uploaded']],
      ];
    if (action === 'box.signed') return [['original', sequence, data['file']]];
    if (action === 'document.sealed') return [['sealed', sequence, data['sealed']]];
    return [];
  });
  const findings: Finding[] = [];
  for (const role of ['original', 'uploaded', 'sealed'] as const) {
    const file = named(role);
    const said = expected.filter(([each, , hash]) => each === role && typeof hash === 'string');
    if (!file || said.length === 0) continue;
    const found = await sha256(file.bytes);
    const other = said.find(([, , hash]) => hash !== found);
    findings.push(
      other
        ? { state: 'bad', key: 'event-file-other', values: { name: file.name, at: other[1] } }
        : { state: 'good', key: 'event-file', values: { name: file.name, at: said.at(-1)?.[1] ?? 0 } },
    );
  }
  return [...findings, ...(await checkLoggedCertificate(events, sealed))];
}

async function checkLoggedCertificate(
  events: readonly PackedEvent[],
  sealed: CheckedPdf | undefined,
): Promise<Finding[]> {
  const certificate = sealed?.seal?.certificate;
  const event = events.findLast(({ action }) => action === 'document.sealed');
  const said = event?.data['certificate'];
  if (!certificate || !event || typeof said !== 'string') return [];
  const values = { holder: certificate.name, at: event.sequence };
  return (await sha256(certificate.bytes)) === said
    ? [{ state: 'good', key: 'event-certificate', values }]
    : [{ state: 'bad', key: 'event-certificate-other', values }];
}
