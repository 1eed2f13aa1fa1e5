const Sequencer = require('@jest/test-sequencer').default;

/**
 * Files that take long begin first, so that at the end no worker has minutes of work left while the others wait. jest itself knows
 * durations only where it ran before, which a fresh clone did not, and goes by sizes.
 */
const slow = [
  'fuzz/src/short-run.test.ts',
  'server/src/platform/pdf-editing/corpus/corpus.test.ts',
  'tooling/area.test.ts',
  'server/src/areas/signing/heavy-requests.test.ts',
  'server/src/backups.test.ts',
  'server/src/areas/signing/several-processes.test.ts',
  'server/src/platform/storage/s3-storage.test.ts',
  'server/src/backup-commands.test.ts',
  'server/src/platform/backup/backup.test.ts',
];

const { sort: inUsualOrder } = Sequencer.prototype;

const rankOf = ({ path }) => {
  const rank = slow.findIndex((name) => path.replaceAll('\\', '/').endsWith(`/${name}`));
  return rank === -1 ? slow.length : rank;
};

module.exports = class SlowestFirst extends Sequencer {
  sort(tests) {
    return inUsualOrder.call(this, tests).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
};
