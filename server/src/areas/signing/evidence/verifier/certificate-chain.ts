import { areSameBytes } from './bytes.ts';
import type { Finding } from './findings.ts';
import type { CheckedPdf } from './pdf-seal.ts';
import { isSignedBy, type Certificate } from './signature-value.ts';

const longestChain = 8;

/** Whether the certificate of a seal was valid when it sealed: by its time stamp, else by when the log says that it did (ISO 8601). */
export function checkDates(
  pdf: (CheckedPdf & { readonly name: string }) | undefined,
  loggedAt: string | undefined,
): Finding[] {
  const { certificate, timeStamp } = pdf?.seal ?? {};
  const at = timeStamp?.state === 'good' ? timeStamp.at : loggedAt;
  if (!pdf || !certificate || at === undefined) return [];
  const { name: holder, validFrom, validTo } = certificate;
  const values = { name: pdf.name, holder, at: dayOf(at), from: dayOf(validFrom), to: dayOf(validTo) };
  const sealed = Date.parse(at);
  if (sealed > Date.parse(validTo)) return [{ state: 'bad', key: 'certificate-ended', values }];
  // The clock of who sealed may have stood elsewhere: it is said, not judged.
  if (sealed < Date.parse(validFrom)) return [{ state: 'unknown', key: 'certificate-early', values }];
  return [{ state: 'good', key: 'certificate-dates', values }];
}

function dayOf(instant: string): string {
  return instant.slice(0, 10);
}

/** Who issued a certificate, and who issued theirs, as far as the package has them. */
export async function checkAuthorities(own: Certificate, all: readonly Certificate[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  let holder = own;
  for (let length = 0; length < longestChain; length++) {
    const authority = all.find(({ subject }) => areSameBytes(subject, holder.issuer));
    if (!authority) {
      findings.push({ state: 'unknown', key: 'authority-missing', values: { holder: holder.name } });
      break;
    }
    const { signed, value, algorithm } = holder;
    const isIssued = await isSignedBy(authority, { bytes: signed, value, algorithm });
    const values = { holder: holder.name, authority: authority.name };
    if (isIssued !== true) {
      const state = isIssued === null ? 'unknown' : 'bad';
      findings.push({ state, key: state === 'bad' ? 'authority-broken' : 'authority-missing', values });
      break;
    }
    if (areSameBytes(authority.bytes, holder.bytes)) {
      findings.push({ state: 'unknown', key: 'authority-own', values });
      break;
    }
    findings.push({ state: 'good', key: 'authority', values });
    holder = authority;
  }
  return findings;
}
