import type { LogProblem } from 'shared-api/contracts/signing';
import type { AuditRow } from '../../../platform/audit/audit.schema.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { listBoxes } from './box.repository.ts';
import { documentSubject } from './document-audit.ts';
import { findDocument, lockDocuments } from './document.repository.ts';
import { readLog, type LoggedDocument } from './logged-document.ts';
import { isOther } from '../messages/logged-message.ts';
import { findSignedMessage } from '../messages/message.repository.ts';
import { listMarks } from './mark.repository.ts';
import { rowProblems, type DocumentRows } from './row-problems.ts';

/** A document's rows and its log as they stood at one moment, and where they say different things. */
interface ComparedDocument extends DocumentRows {
  readonly log: readonly AuditRow[];
  readonly logged: LoggedDocument;
  readonly problems: readonly LogProblem[];
}

/** Compares the rows of a document with its log at one moment, whatever is done to it meanwhile; undefined of one that is gone. */
export async function compareWithLog(
  { db, audit }: Pick<AreaPlatform, 'db' | 'audit'>,
  id: string,
): Promise<ComparedDocument | undefined> {
  return db.transaction(async (tx) => {
    // Whoever signs, sends or seals it holds it too.
    await lockDocuments(tx, [id]);
    return compare(tx, audit, id);
  });
}

/**
 * The problems of a document's rows. What is found is looked at once more while nobody can change the document, since rows and log are
 * not read at one moment.
 */
export async function findRowProblems(
  { db, audit }: Pick<AreaPlatform, 'db' | 'audit'>,
  id: string,
): Promise<readonly LogProblem[]> {
  const first = await compare(db, audit, id);
  if (!first || first.problems.length === 0) return [];
  return (await compareWithLog({ db, audit }, id))?.problems ?? [];
}

/** A message that was signed is a document, which says what the message said. */
async function messageProblems(
  executor: Executor,
  audit: AreaPlatform['audit'],
  id: string,
): Promise<LogProblem[]> {
  const received = await findSignedMessage(executor, id);
  return received && (await isOther(executor, audit, received)) ? [{ kind: 'message-other', at: null }] : [];
}

async function compare(
  executor: Executor,
  audit: AreaPlatform['audit'],
  id: string,
): Promise<ComparedDocument | undefined> {
  const document = await findDocument(executor, id);
  if (!document) return undefined;
  const rows = {
    document,
    boxes: await listBoxes(executor, id),
    marks: await listMarks(executor, id),
  };
  const log = await audit.list(executor, documentSubject(id));
  const logged = readLog(log);
  return {
    ...rows,
    log,
    logged,
    problems: [...rowProblems(rows, logged), ...(await messageProblems(executor, audit, id))],
  };
}
