import type { Trial } from './try-file.ts';

/** One line about one file, in columns. */
export function trialLine(name: string, trial: Trial): string {
  const verdict = trial.problems.length > 0 ? 'FAILED' : trial.verdict;
  return [
    verdict.padEnd(8),
    (trial.reason ?? '').padEnd(14),
    `${trial.milliseconds.toFixed(0)} ms`.padStart(8),
    `${trial.peakMegabytes.toFixed(0)} MB`.padStart(7),
    trial.appendedBytes ? `+${trial.appendedBytes} B`.padStart(9) : ''.padStart(9),
    checksText(trial).padEnd(66),
    name,
    trial.problems.length > 0 ? `(${trial.problems.join('; ')})` : '',
  ]
    .join('  ')
    .trimEnd();
}

function checksText({ checks }: Trial): string {
  if (!checks) return '';
  const { pdfsig, qpdf, isPrefixIntact } = checks;
  const before = pdfsig?.invalidBefore ? ` (${pdfsig.invalidBefore} invalid before)` : '';
  return [
    pdfsig ? `pdfsig ${pdfsig.valid}/${pdfsig.all} valid${before}` : 'pdfsig not installed',
    qpdf ? `qpdf ${qpdf.before ?? ''}->${qpdf.after}` : 'qpdf not installed',
    isPrefixIntact ? 'first bytes intact' : 'FIRST BYTES CHANGED',
  ].join(', ');
}

/** The line at the end: how many files came to what. */
export function summaryLine(trials: readonly Trial[]): string {
  const count = (verdict: Trial['verdict']) => trials.filter((trial) => trial.verdict === verdict).length;
  const failed = trials.filter(({ problems }) => problems.length > 0).length;
  const slowest = Math.max(0, ...trials.map(({ milliseconds }) => milliseconds));
  const largest = Math.max(0, ...trials.map(({ peakMegabytes }) => peakMegabytes));
  return (
    `${trials.length} files: ${count('accept')} accepted, ${count('repaired')} repaired, ${count('refuse')} refused, ` +
    `${failed} failed; slowest ${slowest.toFixed(0)} ms, at most ${largest.toFixed(0)} MB`
  );
}
