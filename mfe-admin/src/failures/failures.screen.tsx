import { failureSentence } from 'shared-api';
import { failureKind, type Failure } from 'shared-api/contracts/admin';
import {
  EmptyState,
  ListBody,
  ListLayout,
  NothingFound,
  Page,
  SelectField,
  SelectionBar,
  useLanguage,
  useListFilters,
  useSelection,
  useTexts,
} from 'shared-ui';
import { SealNotice } from '../seal/seal-notice.component.tsx';
import { failureColumns } from './failure-columns.tsx';
import { whatInWords } from './failure-in-words.ts';
import classes from './failures.module.css';
import { failuresTexts } from './failures.texts.ts';
import { useFailuresBar } from './use-failures-bar.ts';
import { useFailureActions, useFailures } from './use-failures.ts';

const noFilters = { kind: '' };

/** What failed (da sistemare): dead jobs, messages that did not leave, areas that failed in browsers; tried again or archived. */
export function FailuresScreen() {
  const t = useTexts(failuresTexts);
  const language = useLanguage();
  const { filters, change } = useListFilters(noFilters);
  const kind = failureKind
    .optional()
    .catch(undefined)
    .parse(filters.kind || undefined);
  const { list, total = 0 } = useFailures(kind);
  const { rows, hasMore } = list;
  const selection = useSelection(rows);
  const { selected } = selection;
  const actions = useFailureActions(selection.deselect);
  const { retrying, archive } = actions;
  const nameOf = (failure: Failure) => whatInWords(failure, t, language);
  useFailuresBar({ ...actions, kind, rows, hasMore, total, selected, nameOf });
  const columns = failureColumns({
    t,
    language,
    busyIds: new Set(retrying.isPending ? (retrying.variables.ids ?? rows.map(({ id }) => id)) : []),
    onRetry: ({ id }: Failure) => retrying.mutate({ ids: [id] }),
    onArchive: (failure: Failure) => void archive([failure], { count: 1 }),
  });
  return (
    <Page lead={t('lead')} width="wide">
      <SealNotice />
      <ListLayout>
        <div className={classes.tools}>
          <SelectField
            label={t('kind.label')}
            isLabelHidden
            icon="filter"
            value={kind ?? ''}
            onChange={({ target }) => change({ kind: target.value })}
            choices={[
              { value: '', label: t('kind.any') },
              ...failureKind.options.map((each) => ({ value: each, label: t(`kind.${each}`) })),
            ]}
          />
        </div>
        <ListBody
          label={t('list')}
          list={list}
          columns={columns}
          getName={nameOf}
          selection={selection}
          failedTitle={t('loadFailed')}
          empty={
            kind ? (
              <NothingFound title={t('empty')} onReset={() => change(noFilters)}>
                {t('emptyOfKind')}
              </NothingFound>
            ) : (
              <EmptyState icon="check" title={t('empty')}>
                {t('emptyHint')}
              </EmptyState>
            )
          }
        >
          <SelectionBar
            list={list}
            selection={selection}
            total={{ count: total }}
            countText={t('selection.count', { count: selected.length })}
            loadingText={t('selection.loading', { count: rows.length })}
            describeError={(error) => failureSentence(error, t('loadFailed'))}
          />
        </ListBody>
      </ListLayout>
    </Page>
  );
}
