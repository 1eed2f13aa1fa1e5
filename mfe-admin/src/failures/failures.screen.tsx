import { failureKind, type Failure } from 'shared-api/contracts/admin';
import {
  EmptyState,
  ListBody,
  ListLayout,
  Page,
  SelectField,
  useLanguage,
  useListFilters,
  useScreen,
  useTexts,
} from 'shared-ui';
import { failureColumns } from './failure-columns.tsx';
import { whatInWords } from './failure-in-words.ts';
import classes from './failures.module.css';
import { failuresTexts } from './failures.texts.ts';
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
  const { retrying, archive } = useFailureActions();
  const { rows } = list;
  const archiveAll = () =>
    list.hasMore ? archive(rows, { which: { kind }, count: total }) : archive(rows, { count: rows.length });
  useScreen({
    title: t('title'),
    back: { to: '/dash', label: t('home'), icon: 'home' },
    actions: [
      {
        id: 'retryAll',
        label: t('retryAll'),
        icon: 'refresh',
        tone: 'primary',
        busy: retrying.isPending && retrying.variables.ids === undefined,
        disabled: !rows.some(({ mayRetry }) => mayRetry),
        onClick: () => retrying.mutate({ kind }),
      },
      {
        id: 'archiveAll',
        label: t('archiveAll'),
        icon: 'check',
        disabled: rows.length === 0,
        onClick: () => void archiveAll(),
      },
    ],
  });
  const columns = failureColumns({
    t,
    language,
    busyIds: new Set(retrying.isPending ? (retrying.variables.ids ?? rows.map(({ id }) => id)) : []),
    onRetry: ({ id }: Failure) => retrying.mutate({ ids: [id] }),
    onArchive: (failure: Failure) => void archive([failure], { count: 1 }),
  });
  return (
    <Page lead={t('lead')} width="wide">
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
          getName={(failure) => whatInWords(failure, t, language)}
          failedTitle={t('loadFailed')}
          empty={
            <EmptyState icon="check" title={t('empty')}>
              {t(kind ? 'emptyOfKind' : 'emptyHint')}
            </EmptyState>
          }
        />
      </ListLayout>
    </Page>
  );
}
