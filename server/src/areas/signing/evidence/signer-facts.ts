import { contactWaitDays } from 'shared-api/contracts/directory';
import type { Language } from 'shared-api/contracts/common';
import type { AuditRow } from '../../../platform/audit/audit.schema.ts';
import { formatInstant } from '../../../platform/texts/format-instant.ts';
import type { FormerRecord } from '../former-means/former-means.ts';
import type { SignerRecord } from '../sign/signer-record.ts';
import { maskedContact } from './evidence-steps.ts';
import { evidenceText } from './evidence.texts.ts';

const waitMs = contactWaitDays * 24 * 60 * 60_000;

/** How who signed was known, by the events of the signatures; each said once, in the order of the signatures. */
export function signerFacts(
  signatures: readonly AuditRow[],
  language: Language,
): { readonly recognised: readonly string[]; readonly reached: readonly string[] } {
  const records = signatures.flatMap(({ at, data }) => {
    const signer = signerRecordOf(data);
    return signer ? [{ at, signer }] : [];
  });
  return {
    recognised: [
      ...new Set(
        records.flatMap(({ signer }) => [
          wayText(signer, language),
          ...(signer.former ? [formerText(signer.former, language)] : []),
          ...(signer.strayed ? [evidenceText(language, 'accountStrayed')] : []),
        ]),
      ),
    ],
    reached: [
      ...new Set(
        records.flatMap(({ at, signer }) => [
          contactText({ at, contact: signer.email, value: signer.email.value }, language),
          ...(signer.phone
            ? [contactText({ at, contact: signer.phone, value: maskedContact(signer.phone.value) }, language)]
            : []),
        ]),
      ),
    ],
  };
}

/** What a signature's event says of who signed; undefined where it is from before that was recorded. */
function signerRecordOf({ signer }: Readonly<Record<string, unknown>>): SignerRecord | undefined {
  return typeof signer === 'object' && signer !== null && 'way' in signer
    ? (signer as SignerRecord)
    : undefined;
}

function wayText(
  { way, provider, factor, codeTo, since, account, email }: SignerRecord,
  language: Language,
): string {
  const when = formatInstant(new Date(since), language);
  if (way === 'link') {
    const byLink = evidenceText(language, 'byLinkOpened', { to: email.value, when });
    return account ? `${byLink}, ${evidenceText(language, 'addressOfAccount', { account })}` : byLink;
  }
  const first = way
    ? evidenceText(language, `way ${way}`, { provider })
    : evidenceText(language, 'way unknown');
  const given = factor && evidenceText(language, `factor ${factor}`);
  const to = codeTo && (factor === 'sms' ? maskedContact(codeTo) : codeTo);
  const second = given && to ? evidenceText(language, 'codeSent', { code: given, to }) : given;
  const means = [first, second].filter(Boolean).join(', ');
  return account
    ? evidenceText(language, 'byAccountOfSince', { account, means, when })
    : evidenceText(language, 'byAccountSince', { means, when });
}

function formerText({ kind, changedAt, to, passedAt }: FormerRecord, language: Language): string {
  const day = (instant: string) => formatInstant(new Date(instant), language);
  return evidenceText(language, `former ${kind}`, {
    changed: day(changedAt),
    to: maskedContact(to),
    when: day(passedAt),
  });
}

interface ContactFacts {
  /** When it was signed. */
  readonly at: Date;
  readonly contact: SignerRecord['email'];
  readonly value: string;
}

function contactText({ at, contact, value }: ContactFacts, language: Language): string {
  const { since, enteredBy, confirmedAt } = contact;
  const day = (instant: string) => formatInstant(new Date(instant), language);
  const isRecent = since !== null && at.getTime() - new Date(since).getTime() < waitMs;
  return [
    value,
    since && evidenceText(language, 'contactSince', { when: day(since) }),
    enteredBy && evidenceText(language, 'contactBy', { by: enteredBy }),
    confirmedAt
      ? evidenceText(language, 'contactConfirmed', { when: day(confirmedAt) })
      : evidenceText(language, 'contactUnconfirmed'),
    isRecent && enteredBy && evidenceText(language, 'contactRecent', { count: contactWaitDays }),
  ]
    .filter(Boolean)
    .join(', ');
}
