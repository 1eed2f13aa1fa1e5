import type { DocumentRow } from 'shared-api/contracts/signing';
import { SelectionBar, useIsPhone, useTexts, type LongWork, type RowSelection } from 'shared-ui';
import { failureText } from '../failure-text.ts';
import { documentListTexts } from './document-list.texts.ts';
import type { DocumentList } from './use-document-list.ts';

interface DocumentSelectionProps {
  readonly list: DocumentList;
  readonly selection: RowSelection<DocumentRow>;
  readonly work: LongWork | null;
}

/** How many documents are selected. Of one alone also why its mail did not arrive, which cards show themselves. */
export function DocumentSelection({ list, selection, work }: DocumentSelectionProps) {
  const t = useTexts(documentListTexts);
  const isPhone = useIsPhone();
  const { selected } = selection;
  const problem = isPhone || selected.length > 1 ? null : selected[0]?.deliveryProblem;
  const counted = t('selection.count', { count: selected.length });
  return (
    <SelectionBar
      list={list}
      selection={selection}
      countText={problem ? `${counted}: ${problem}` : counted}
      loadingText={t('selection.loading', { count: list.rows.length })}
      work={work}
      describeError={failureText}
    />
  );
}
