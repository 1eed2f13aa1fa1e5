/** What a file of the package is. */
export type FileRole =
  | 'sealed'
  | 'original'
  | 'uploaded'
  | 'events'
  | 'certificate'
  | 'time-stamp'
  | 'readme'
  | 'page'
  | 'command';

/** One thing that was verified: `good`, `bad`, or `unknown` where it could not be. `key` is its sentence, with its values. */
export interface Finding {
  readonly state: 'good' | 'bad' | 'unknown';
  readonly key: FindingKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Everything that can be found. */
export type FindingKey =
  | 'manifest'
  | 'manifest-missing'
  | 'manifest-other'
  | 'role-missing'
  | 'evidence-missing'
  | 'file'
  | 'file-changed'
  | 'file-missing'
  | 'file-foreign'
  | 'seal'
  | 'seal-broken'
  | 'signature'
  | 'signature-broken'
  | 'signature-unknown'
  | 'time-stamp'
  | 'time-stamp-broken'
  | 'time-stamp-other'
  | 'time-stamp-purpose'
  | 'time-stamp-expired'
  | 'time-stamp-unknown'
  | 'time-stamp-none'
  | 'original'
  | 'original-other'
  | 'chain'
  | 'chain-broken'
  | 'chain-unreadable'
  | 'chain-end'
  | 'chain-end-other'
  | 'chain-older'
  | 'event-file'
  | 'event-file-other'
  | 'event-certificate'
  | 'event-certificate-other'
  | 'zip-odd'
  | 'certificate-file-other'
  | 'certificate'
  | 'certificate-other'
  | 'certificate-dates'
  | 'certificate-early'
  | 'certificate-ended'
  | 'authority'
  | 'authority-own'
  | 'authority-missing'
  | 'authority-broken';
