import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const area = join(import.meta.dirname, '..');

/** Who may load a document without a right, and why. */
const withoutRight = {
  'documents/compared-document.ts': 'compares rows with the log, and hands nothing to who calls',
  'documents/document-access.ts': 'asks for the right',
  'documents/hand-over.ts': 'for the documents of whoever is deleted',
  'documents/receiver-email-change.ts': 'for the documents of whoever changed their address',
  'documents/remove-unsigned.ts': 'housekeeping, nobody calls',
  'evidence/evidence.service.ts': 'holds one whose right was asked for',
  'guest-link/follow-guest-link.ts': 'the secret of the link is the right',
  'guest-link/guest-description.ts': 'describes a guest to themselves',
  'guest-link/wrong-receiver.service.ts': 'the secret of the link is the right',
  'message-attachment/message-attachment.service.ts':
    'the copy of the message that it was made of is the right',
  'message-sign/message-sign.service.ts': 'the copy of the message that it is made of is the right',
  'message-write/external-message.service.ts': 'for a document that it made itself',
  'notices/document-notices.ts': 'a job, nobody calls',
  'notices/expiry-reminders.ts': 'a job, nobody calls',
  'notices/still-wanted.ts': 'a job, nobody calls',
  'sealing/completion.service.ts': 'completes what was left open, nobody calls; else asks for the right',
  'sealing/seal.service.ts': 'a job, nobody calls',
  'send-doc/send-doc.job.ts': 'a job, for documents that it made itself',
};

it('lets a service reach a document only with the right that it needs', () => {
  const loading = globSync(join(area, '**/*.ts'))
    .filter((path) => !/\.test\.ts$|document\.repository\.ts$/.test(path))
    .filter((path) => {
      const text = readFileSync(path, 'utf8');
      const imported = /import \{([^}]*)\} from '[^']*document\.repository\.ts'/.exec(text)?.[1] ?? '';
      return /\b(?:findDocument|lockDocuments)\b/.test(imported);
    })
    .map((path) => relative(area, path));
  expect(loading.toSorted()).toEqual(Object.keys(withoutRight).toSorted());
});
