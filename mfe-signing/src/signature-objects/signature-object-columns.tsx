import type { SignatureObjectRow } from 'shared-api/contracts/signing';
import { Badge, formatDay, formatTime, type RecordColumn, type Translate } from 'shared-ui';
import { ObjectPreview } from './object-preview.component.tsx';
import type { signatureObjectsTexts } from './signature-objects.texts.ts';
import classes from './signature-objects.module.css';

type Words = Translate<typeof signatureObjectsTexts.it>;

/** The columns of spec 02 §2; on a card the object itself stands on the last line. */
export function signatureObjectColumns(t: Words): RecordColumn<SignatureObjectRow>[] {
  return [
    {
      id: 'number',
      header: t('column.number'),
      align: 'end',
      cell: ({ number }) => number,
      onCard: 'hidden',
    },
    {
      id: 'date',
      header: t('column.date'),
      cell: ({ createdAt }) => (
        <span className={classes.moment}>
          <span>{formatTime(createdAt)}</span>
          <span>{formatDay(createdAt)}</span>
        </span>
      ),
      cardCell: ({ createdAt }) => `${formatTime(createdAt)} ${formatDay(createdAt)}`,
      onCard: 'subtitle',
    },
    { id: 'kind', header: t('column.kind'), cell: ({ kind }) => t(`kind.${kind}`), onCard: 'title' },
    {
      id: 'default',
      header: t('column.default'),
      cell: ({ isDefault }) => isDefault && <Badge tone="success">{t('isDefault')}</Badge>,
      onCard: 'aside',
    },
    {
      id: 'object',
      header: t('column.object'),
      cell: (row) => <ObjectPreview object={row} />,
      onCard: 'status',
    },
  ];
}

/** What an object is called: enough to tell it from the others. */
export function objectName(t: Words, { kind, number, createdAt }: SignatureObjectRow): string {
  return t('named', { kind: t(`kind.${kind}`), number, date: formatDay(createdAt) });
}
