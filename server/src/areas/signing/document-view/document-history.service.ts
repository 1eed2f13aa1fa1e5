import type { InputOf, OutputOf } from 'shared-api/contracts/common';
import { maySeeHistory, type DocumentEventKind, type getDocumentHistory } from 'shared-api/contracts/signing';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { DocumentAccess } from '../documents/document-access.ts';
import { documentSubject, type DocumentAction } from '../documents/document-audit.ts';
import { findPeople } from '../documents/people-of-log.ts';
import type { SigningDirectory } from '../signing-directory.ts';

interface DocumentHistoryDependencies extends Pick<AreaPlatform, 'db' | 'audit'> {
  access: DocumentAccess;
  directory: SigningDirectory;
}

/** What of the log is told, and what is not: a look is told of its receiver alone. */
const kinds: Readonly<Record<DocumentAction, DocumentEventKind | null>> = {
  'document.created': 'created',
  'document.edited': 'edited',
  'document.readdressed': 'edited',
  'document.sent': 'sent',
  'document.viewed': 'opened',
  'phone.verified': 'verified',
  'mail.verified': 'verified',
  'box.signed': 'signed',
  'document.completed': 'completed',
  'document.new-sending-asked': 'asked',
  'document.wrong-receiver': 'asked',
  'document.sealed': 'sealed',
  'document.mailed': 'mailed',
  'document.reminded': 'reminded',
  'document.downloaded': 'downloaded',
  'file.changed': 'changed',
  'file.restored': 'restored',
  'document.deleted': null,
  'document.handed-over': null,
  'document.receiver-left': null,
  'document.file-read': null,
  'document.seal-again': null,
  'document.evidence-made': null,
  'link.opened': null,
  'code.sent': null,
  'code.passed': null,
};

/** Of an event of another version of the product nothing is told. */
const kindOf = (action: string) => (Object.hasOwn(kinds, action) ? kinds[action as DocumentAction] : null);

/** What happened to documents. */
export function createDocumentHistoryService({ db, audit, access, directory }: DocumentHistoryDependencies) {
  return {
    /** The events of a document, for who manages it. */
    get: async (
      caller: Caller,
      { id }: InputOf<typeof getDocumentHistory>,
    ): Promise<OutputOf<typeof getDocumentHistory>> => {
      const { document } = await access.requireDocument(db, caller, id, maySeeHistory);
      const log = await audit.list(db, documentSubject(id));
      const people = await findPeople(db, directory, { document, log });
      const events = log.flatMap(({ action, actor, at, data }) => {
        const kind = kindOf(action);
        const person = actor === null ? undefined : people.get(actor);
        if (!kind || (kind === 'opened' && !person?.isReceiver)) return [];
        const { ip, box } = data;
        return {
          kind,
          isWrongReceiver: action === 'document.wrong-receiver',
          at: at.toISOString(),
          who: person?.name ?? null,
          ip: typeof ip === 'string' ? ip : null,
          box: typeof box === 'number' ? box + 1 : null,
        };
      });
      return { events: events.filter(isFirstOfItsRun) };
    },
  };
}

interface Told {
  kind: DocumentEventKind;
  who: string | null;
}

/** Who looks again and again is told of once. */
function isFirstOfItsRun({ kind, who }: Told, index: number, all: readonly Told[]): boolean {
  const before = all[index - 1];
  return kind !== 'opened' || before?.kind !== kind || before.who !== who;
}
