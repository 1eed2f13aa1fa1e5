import { useState } from 'react';
import type { BulkReceiver } from 'shared-api/contracts/signing';
import {
  defineStates,
  RecordList,
  StateChip,
  TextButton,
  TextLink,
  useTexts,
  type RecordColumn,
  type Translate,
} from 'shared-ui';
import classes from './send-doc.module.css';
import { sendDocTexts } from './send-doc.texts.ts';

/** Where one person's document is, in the order in which it goes. */
const receiverStates = defineStates(sendDocTexts, {
  waiting: { label: 'state.waiting', tone: 'neutral', icon: 'waiting' },
  created: { label: 'state.created', tone: 'info', icon: 'mail' },
  sent: { label: 'state.sent', tone: 'success', icon: 'success' },
  failed: { label: 'state.failed', tone: 'error', icon: 'error' },
});

/** Where each person's document is; who got nothing comes first, since that is what one comes back for. */
export function BulkReceivers({ receivers }: { readonly receivers: readonly BulkReceiver[] }) {
  const t = useTexts(sendDocTexts);
  const [isWhole, setIsWhole] = useState(false);
  const inOrder = receivers.toSorted((one, other) => Number(hasFailed(other)) - Number(hasFailed(one)));
  const shown = isWhole ? inOrder : inOrder.slice(0, shownAtFirst);
  return (
    <>
      <RecordList
        label={t('sent.people')}
        rows={shown}
        columns={columnsIn(t)}
        getId={({ userId }) => userId}
        getName={({ name }) => name}
      />
      {shown.length < receivers.length && (
        <TextButton onClick={() => setIsWhole(true)}>{t('sent.all', { count: receivers.length })}</TextButton>
      )}
    </>
  );
}

/** Rows that are drawn anew each time somebody more has their document. */
const shownAtFirst = 100;

const hasFailed = ({ state }: BulkReceiver) => state === 'failed';

function columnsIn(t: Translate<typeof sendDocTexts.it>): readonly RecordColumn<BulkReceiver>[] {
  return [
    {
      id: 'name',
      header: t('sent.name'),
      cell: (receiver) => <ReceiverName receiver={receiver} />,
      onCard: 'title',
    },
    { id: 'email', header: t('sent.email'), cell: ({ email }) => email, onCard: 'subtitle' },
    {
      id: 'status',
      header: t('sent.status'),
      cell: (receiver) => <ReceiverState receiver={receiver} />,
      onCard: 'status',
    },
  ];
}

/** Their name, which leads to their document once there is one. */
function ReceiverName({ receiver: { name, documentId } }: { readonly receiver: BulkReceiver }) {
  const t = useTexts(sendDocTexts);
  if (!documentId) return <span>{name}</span>;
  return (
    <TextLink
      to={`/viewAttachment?id=${encodeURIComponent(documentId)}`}
      aria-label={t('sent.open', { name })}
    >
      {name}
    </TextLink>
  );
}

/** Where their document is, and why it is not sent. */
function ReceiverState({ receiver: { state, problem } }: { readonly receiver: BulkReceiver }) {
  const t = useTexts(sendDocTexts);
  return (
    <>
      <StateChip states={receiverStates} state={state} />
      {problem && <span className={classes.reason}>{t(`reason.${problem}`)}</span>}
    </>
  );
}
