import type { DocumentRow, DocumentSort } from 'shared-api/contracts/signing';
import {
  Button,
  formatTimeAndDay,
  formatWhen,
  StateChip,
  StatusBadge,
  useLanguage,
  type RecordColumn,
} from 'shared-ui';
import classes from './document-list.module.css';
import type { DocumentListWords } from './document-list.texts.ts';
import {
  deliveryWord,
  expiryWord,
  documentStates,
  lifecycleState,
  receiverState,
  signedWord,
  type ShownState,
  type StateWord,
} from './document-state.ts';

type Column = RecordColumn<DocumentRow>;
type TextField = 'title' | 'sender' | 'receiverName' | 'receiverSurname' | 'receiverEmail';

interface Columns {
  readonly t: DocumentListWords;
  readonly isAdmin: boolean;
  readonly onOpen: (row: DocumentRow) => void;
}

/** What the server sorts by where a heading is pressed. */
export const sortOfColumn: Readonly<Partial<Record<string, DocumentSort>>> = {
  lifecycle: 'lifecycle',
  date: 'created',
  title: 'title',
  receiverSurname: 'receiver',
  sentAt: 'sent',
  signedAt: 'signed',
};

/**
 * The columns of spec 02 §2 in its order, after the title and the one state that people decide by. A card has three lines: title, who,
 * state. Receivers find what they do with a row beside its state, and themselves last.
 */
export function documentColumns({ t, isAdmin, onOpen }: Columns): Column[] {
  const onTableOnly = { onCard: 'hidden' } as const;
  const column = (id: keyof typeof widths, rest: Pick<Column, 'cell'> & Partial<Column>): Column => ({
    ...onTableOnly,
    id,
    header: t(`column.${id}`),
    width: widths[id],
    isSortable: sortOfColumn[id] !== undefined,
    ...rest,
  });
  const text = (id: TextField) => column(id, { cell: (row) => row[id] });
  const moment = (id: 'date' | 'sentAt' | 'signedAt', get: (row: DocumentRow) => string | null) =>
    column(id, { sortValue: get, cell: (row) => formatOptional(get(row)) });
  const yesNo = (id: 'saved' | 'phoneVerified', is: (row: DocumentRow) => boolean) =>
    column(id, { cell: (row) => t(is(row) ? 'yes' : 'no') });
  const state = (id: 'sent' | 'status' | 'signed', word: WordOf) =>
    column(id, { sortValue: (row) => word(row, t).text, cell: (row) => <StateCell {...word(row, t)} /> });
  const stateOf = isAdmin ? lifecycleState : receiverState;
  const receiver = [text('receiverName'), text('receiverSurname'), text('receiverEmail')];
  return [
    { ...text('title'), onCard: 'title', isPinned: true },
    column('lifecycle', {
      sortValue: (row) => stateOf(row, t).word,
      cell: (row) => <StateSince {...stateOf(row, t)} since={row.lifecycleSince} />,
      onCard: 'status',
    }),
    ...(isAdmin
      ? []
      : [column('open', { cell: (row) => <OpenButton row={row} t={t} onOpen={onOpen} />, onCard: 'aside' })]),
    column('number', { align: 'end', cell: ({ number }) => number, sortValue: ({ number }) => number }),
    moment('date', ({ createdAt }) => createdAt),
    { ...text('sender'), ...(!isAdmin && { onCard: 'subtitle' }) },
    ...(isAdmin ? receiver : []),
    {
      id: 'receiver',
      header: t('receiver'),
      onTable: 'hidden',
      onCard: isAdmin ? 'subtitle' : 'hidden',
      cell: (row) => `${row.receiverName} ${row.receiverSurname}`,
    },
    yesNo('saved', ({ savesCopy }) => savesCopy),
    yesNo('phoneVerified', ({ isPhoneVerified }) => isPhoneVerified),
    state('sent', deliveryWord),
    moment('sentAt', ({ sentAt }) => sentAt),
    state('status', expiryWord),
    column('hours', {
      align: 'end',
      cell: ({ expiryHours }) => expiryHours,
      sortValue: ({ expiryHours }) => expiryHours,
    }),
    state('signed', signedWord),
    moment('signedAt', ({ signedAt }) => signedAt),
    ...(isAdmin ? [] : receiver),
  ];
}

const widths = {
  title: 264,
  lifecycle: 256,
  open: 96,
  number: 72,
  date: 166,
  sender: 150,
  receiverName: 140,
  receiverSurname: 158,
  receiverEmail: 210,
  saved: 108,
  phoneVerified: 150,
  sent: 190,
  sentAt: 166,
  status: 150,
  hours: 128,
  signed: 170,
  signedAt: 166,
} as const;

type WordOf = (row: DocumentRow, t: DocumentListWords) => StateWord;

function StateCell({ tone, text, detail }: StateWord) {
  return (
    <span className={classes.state} title={detail}>
      <StatusBadge tone={tone}>{text}</StatusBadge>
    </span>
  );
}

function StateSince({ since, state, word, detail }: ShownState & { readonly since: string }) {
  const language = useLanguage();
  return (
    <span className={classes.state} title={detail}>
      <StateChip states={documentStates} state={state} word={word} />
      <span className={classes.since}>{formatWhen(since, language)}</span>
    </span>
  );
}

interface OpenButtonProps extends Pick<Columns, 't' | 'onOpen'> {
  readonly row: DocumentRow;
}

/** In a grid Enter opens the row from any of its cells: the button is no stop of the Tab key. */
function OpenButton({ row, t, onOpen }: OpenButtonProps) {
  const { sign, verifyMobile } = row.may;
  const isWaiting = sign || verifyMobile;
  const word = t(isWaiting ? 'action.sign' : 'action.view');
  return (
    <Button
      size="s"
      kind={isWaiting ? 'primary' : 'secondary'}
      tabIndex={-1}
      aria-label={`${word}: ${row.title}`}
      onClick={(event) => {
        event.stopPropagation();
        onOpen(row);
      }}
    >
      {word}
    </Button>
  );
}

function formatOptional(instant: string | null): string {
  return instant ? formatTimeAndDay(instant) : '';
}
