import type { DocumentRow } from 'shared-api/contracts/signing';
import { ListCount, SelectionBar, useIsPhone, useTexts, type ListTotal, type RowSelection } from 'shared-ui';
import { failureText } from '../failure-text.ts';
import { documentListTexts } from './document-list.texts.ts';
import type { DocumentList } from './use-document-list.ts';

interface DocumentSelectionProps {
  readonly isAdmin: boolean;
  readonly list: DocumentList;
  readonly total: ListTotal | undefined;
  readonly selection: RowSelection<DocumentRow>;
}

/** How many documents there are and how many are selected. Of one alone also why its mail did not arrive. Receivers do nothing with several. */
export function DocumentSelection({ isAdmin, list, total, selection }: DocumentSelectionProps) {
  const t = useTexts(documentListTexts);
  const isPhone = useIsPhone();
  if (!isAdmin) return !isPhone && total && <ListCount shown={list.rows.length} total={total} />;
  const { selected } = selection;
  const problem = selected.length > 1 ? null : selected[0]?.deliveryProblem;
  const counted = t('selection.count', { count: selected.length });
  return (
    <SelectionBar
      list={list}
      selection={selection}
      total={total}
      countText={problem ? `${counted}: ${problem}` : counted}
      loadingText={t('selection.loading', { count: list.rows.length })}
      describeError={failureText}
    />
  );
}
