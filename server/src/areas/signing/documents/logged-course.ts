import type { AuditRow } from '../../../platform/audit/audit.schema.ts';
import { flagOf, numberIn, recordOf, textOf } from './event-data.ts';

/** Something that happened to a document, as its event has it. */
interface LoggedMoment {
  readonly sequence: number;
  readonly at: Date;
  /** Id of who did it; null of what the product did by itself. */
  readonly actor: string | null;
}

/** Who answers for a document, and how it went. What events of before did not say is undefined. */
export interface LoggedCourse {
  readonly made: (LoggedMoment & { readonly companyId: string | null | undefined }) | undefined;
  /** Who made it, or to whom it was handed over since. */
  readonly sender:
    | {
        readonly sequence: number;
        readonly userId: string | undefined;
        readonly name: string;
        readonly email: string;
      }
    | undefined;
  readonly savesCopy: boolean | undefined;
  /** When it was last sent; of one that was never sent by an event of its own, nothing. */
  readonly sent: LoggedMoment | undefined;
  /** Each time that somebody opened it since. */
  readonly opened: readonly LoggedMoment[];
  readonly completed: LoggedMoment | undefined;
  readonly sealed: (LoggedMoment & { readonly size: number | undefined }) | undefined;
  /** Whether somebody took it away: from everybody, or out of the sight of who manages it. */
  readonly removed: 'for-all' | 'for-managers' | undefined;
  /** Ids of those who signed a box of it. */
  readonly signers: readonly string[];
}

/** Reads of a document's events how it went. */
export function readCourse(log: readonly AuditRow[]): LoggedCourse {
  let course = nothing;
  for (const event of log) {
    const { sequence, at, actor, action, data } = event;
    const moment = { sequence, at, actor };
    switch (action) {
      case 'document.created': {
        const { company, savesCopy } = data;
        const companyId = company === null || typeof company === 'string' ? company : undefined;
        const sender = senderIn(sequence, data['sender']);
        course = { ...course, made: { ...moment, companyId }, sender, savesCopy: flagOf(savesCopy) };
        break;
      }
      case 'document.edited':
        // It may wait to be sent anew.
        if (recordOf(data['after'])['state'] !== 'sent') course = { ...course, sent: undefined, opened: [] };
        course = {
          ...course,
          sender: senderIn(sequence, data['sender'], course.sender?.userId) ?? course.sender,
        };
        break;
      case 'document.handed-over': {
        const after = recordOf(data['after']);
        course = { ...course, sender: senderIn(sequence, after) ?? course.sender };
        break;
      }
      case 'document.sent':
        course = { ...course, sent: moment, opened: [] };
        break;
      case 'document.viewed':
        course = { ...course, opened: [...course.opened, moment] };
        break;
      case 'document.completed':
        course = { ...course, completed: moment };
        break;
      case 'document.sealed':
        course = { ...course, sealed: { ...moment, size: numberIn(data['size']) } };
        break;
      case 'document.deleted': {
        const removed = data['isKeptForReceiver'] === true ? 'for-managers' : 'for-all';
        course = { ...course, removed };
        break;
      }
      case 'box.signed':
        course = { ...course, signers: [...course.signers, actor ?? ''] };
        break;
      default:
    }
  }
  return course;
}

const nothing: LoggedCourse = {
  made: undefined,
  sender: undefined,
  savesCopy: undefined,
  sent: undefined,
  opened: [],
  completed: undefined,
  sealed: undefined,
  removed: undefined,
  signers: [],
};

function senderIn(sequence: number, said: unknown, known?: string): LoggedCourse['sender'] {
  const { userId, name, email } = recordOf(said);
  if (typeof name !== 'string' || typeof email !== 'string') return undefined;
  return { sequence, userId: textOf(userId) ?? known, name, email };
}
