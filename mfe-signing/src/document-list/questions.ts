import type { Language } from 'shared-api/contracts/common';
import type { DocumentRow } from 'shared-api/contracts/signing';
import { namesApart } from 'shared-ui';
import type { DocumentListWords } from './document-list.texts.ts';
import { lifecycleState } from './document-state.ts';

interface Question {
  readonly title: string;
  readonly text: string;
}

interface Asked {
  readonly rows: readonly DocumentRow[];
  readonly t: DocumentListWords;
  readonly language: Language;
}

/** As many names, and documents, as one reads before one presses. */
const maxNamed = 3;

/**
 * What is asked before documents are sent, since mails cannot be called back: how many and to whom, where there are more than one; whose
 * link ends. Null where nothing has to be asked.
 */
export function sendingQuestion({ rows, t, language }: Asked): Question | null {
  const before = rows.filter(({ isSent }) => isSent);
  const names = (documents: readonly DocumentRow[]) => namesOf({ rows: documents, t, language });
  if (rows.length < 2)
    return before.length === 0
      ? null
      : { title: t('send.again'), text: t('send.againText', { names: names(before) }) };
  const people = t('send.people', { count: peopleOf(rows).length });
  const fresh = rows.length - before.length;
  const parts = [
    before.length === 0 ? names(rows) : fresh > 0 && t('send.new', { count: fresh }),
    before.length > 0 && t('send.before', { count: before.length, names: names(before) }),
  ];
  return {
    title: t('send.toMany', { count: rows.length, people }),
    text: `${parts.filter(Boolean).join(', ')}.`,
  };
}

/** What is said while a sending can still be undone. */
export function sendingLater({ rows, t, language }: Asked): string {
  const people = t('send.people', { count: peopleOf(rows).length });
  const title = rows[0]?.title ?? '';
  return t('send.later', { count: rows.length, title, names: namesOf({ rows, t, language }), people });
}

/** What goes where documents are deleted: title, receiver and state of each, as far as one reads that, and what ends with them. */
export function deletionText({ rows, t }: Omit<Asked, 'language'>): string {
  const named = rows.slice(0, maxNamed).map((row) => {
    const { word: state } = lifecycleState(row, t);
    return t('delete.which', { title: row.title, name: fullName(row), state });
  });
  const others = rows.length - named.length;
  const begun = rows.filter(({ isSigned, signaturesDone }) => !isSigned && signaturesDone > 0);
  const lost = begun
    .slice(0, maxNamed)
    .map(({ title, signaturesDone: count, signaturesTotal: total }) =>
      t('delete.begun', { title, count, total }),
    );
  const waiting = rows.filter(isMailed).length;
  const links = rows.filter(({ isSent, isSigned }) => isSent && !isSigned).length;
  return [
    rows.length > 1 && `${t('selection.count', { count: rows.length })}:`,
    ...named,
    others > 0 && t('delete.others', { count: others }),
    ...lost,
    begun.length > lost.length && t('delete.begunOthers', { count: begun.length - lost.length }),
    links > 0 && t('delete.links', { count: links }),
    waiting > 0 && t('delete.mails', { count: waiting }),
    rows.some(({ isSigned }) => isSigned) && t('delete.kept'),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Whether its receiver gets a mail that it was taken back: they were invited by one, and it waits for them. */
function isMailed({ state, lifecycle, delivery, mailLeavesAt }: DocumentRow): boolean {
  return state === 'sent' && lifecycle !== 'expired' && delivery !== 'none' && !mailLeavesAt;
}

/** The full name of who is asked to sign. */
export function fullName({ receiverName, receiverSurname }: DocumentRow): string {
  return `${receiverName} ${receiverSurname}`;
}

function namesOf({ rows, t, language }: Asked): string {
  const people = peopleOf(rows);
  const named = people.slice(0, maxNamed);
  const more = people.length - named.length;
  const words = more > 0 ? [...named, t('send.more', { count: more })] : named;
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(words);
}

/** One name a mail address, in the order of the rows. */
function peopleOf(rows: readonly DocumentRow[]): string[] {
  const people = [...new Map(rows.map((row) => [row.receiverEmail.toLowerCase(), row])).values()];
  return people.map(namesApart(people, fullName, ({ receiverEmail }) => receiverEmail));
}
