import { useState } from 'react';
import { isFailure } from 'shared-api';
import type { UserImport } from 'shared-api/contracts/admin';
import {
  Banner,
  Card,
  EmptyState,
  ErrorState,
  formatInstant,
  LoadingState,
  ProgressBar,
  Row,
  Stack,
  StateChip,
  useConfirm,
  useScreen,
  useTexts,
  type ScreenAction,
} from 'shared-ui';
import { ImportLines } from './import-lines.component.tsx';
import { ImportReading } from './import-reading.component.tsx';
import { importStates, outcomeStates, shownState } from './import-states.ts';
import classes from './import.module.css';
import { importTexts } from './import.texts.ts';
import { StartImportDialog } from './start-import.dialog.tsx';
import { useImport, useImportFiles, useInvitations } from './use-imports.ts';

interface ImportDetailProps {
  readonly id: string;
  readonly isOnlyErrors: boolean;
  readonly onFilter: (isOnlyErrors: boolean) => void;
}

/** An import: what becomes of its lines, how far it is, and what can be done with it. */
export function ImportDetail({ id, ...filter }: ImportDetailProps) {
  const t = useTexts(importTexts);
  const { data, error, isFetching, refetch } = useImport(id);
  if (data) return <FoundImport found={data} {...filter} />;
  if (isFailure(error, 'not-found')) return <EmptyState title={t('detail.gone')} icon="users" />;
  if (!error) return <LoadingState rows={6} />;
  return (
    <ErrorState
      title={t('detail.failed')}
      error={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function FoundImport({ found, ...filter }: Omit<ImportDetailProps, 'id'> & { readonly found: UserImport }) {
  const t = useTexts(importTexts);
  const [isStarting, setIsStarting] = useState(false);
  const { dialog, ...actions } = useImportActions(found, () => setIsStarting(true));
  useScreen(actions);
  const { fileName, companyName, madeBy, madeAt } = found;
  const facts = [companyName || t('history.several'), madeBy, formatInstant(madeAt)].filter(Boolean);
  return (
    <Stack>
      <Card title={fileName} aside={<StateChip states={importStates} state={shownState(found)} />}>
        <Stack>
          <p className={classes.facts}>{facts.join(' · ')}</p>
          <Counts found={found} />
          <ImportReading found={found} />
          <Progress found={found} />
        </Stack>
      </Card>
      <ImportLines found={found} {...filter} />
      {isStarting && <StartImportDialog found={found} onClose={() => setIsStarting(false)} />}
      {dialog}
    </Stack>
  );
}

/** What can be done with an import at this moment. */
function useImportActions(found: UserImport, onStart: () => void) {
  const t = useTexts(importTexts);
  const { result } = useImportFiles();
  const invitations = useInvitations();
  const { ask, dialog } = useConfirm();
  const due = invitationsLeft(found);
  const invite = async () => {
    const text = t('invite.text', { count: due });
    if (await ask({ title: t('invite.title'), text, confirmLabel: t('invite.action') }))
      invitations.mutate(found.id);
  };
  const actions: ScreenAction[] = [
    {
      id: 'download',
      label: t('detail.download'),
      icon: 'download',
      busy: result.isPending,
      onClick: () => result.mutate(found),
    },
  ];
  if (isReady(found))
    actions.push({ id: 'start', label: t('start.action'), icon: 'check', tone: 'primary', onClick: onStart });
  if (due > 0)
    actions.push({
      id: 'invite',
      label: t('invite.action'),
      icon: 'mail',
      tone: 'primary',
      busy: invitations.isPending,
      onClick: () => void invite(),
    });
  return { actions, dialog };
}

function Counts({ found: { counts, state } }: { readonly found: UserImport }) {
  const t = useTexts(importTexts);
  // Of what failed nothing else came about.
  const shown = outcomeStates.ids.filter((id) => counts[id] > 0 && (state !== 'failed' || id === 'error'));
  return (
    <Row>
      {shown.map((id) => (
        <StateChip
          key={id}
          states={outcomeStates}
          state={id}
          word={t(`count.${id}`, { count: counts[id] })}
        />
      ))}
    </Row>
  );
}

/** What is to be done next, how far it is, or what came of it. */
function Progress({ found }: { readonly found: UserImport }) {
  const t = useTexts(importTexts);
  const { state, counts, written, invitations, failure } = found;
  const total = counts.add + counts.change;
  if (state === 'failed') return <Banner tone="error">{failure}</Banner>;
  if (state === 'running')
    return (
      <>
        <ProgressBar
          label={t('detail.running', { done: written, total })}
          value={written / total}
          delay={0}
        />
        <p className={classes.facts}>{t('detail.leave')}</p>
      </>
    );
  if (state === 'inviting')
    return (
      <ProgressBar
        label={t('detail.inviting', invitations)}
        value={invitations.sent / Math.max(1, invitations.due)}
        delay={0}
      />
    );
  if (state === 'done') return <Invited found={found} />;
  if (counts.error > 0) return <Banner tone="error">{t('detail.wrong', { count: counts.error })}</Banner>;
  return <Banner tone="info">{t(total === 0 ? 'detail.nothing' : 'detail.ready')}</Banner>;
}

function Invited({ found }: { readonly found: UserImport }) {
  const t = useTexts(importTexts);
  const due = invitationsLeft(found);
  if (due > 0) return <Banner tone="info">{t('detail.due', { count: due })}</Banner>;
  const { sent, waiting = 0, failed = 0, failedNames = [] } = found.invitations;
  const names = failedNames.join(', ');
  const more = failed - failedNames.length;
  return (
    <>
      {failed > 0 && (
        <Banner tone="error">
          {t('detail.notInvited', {
            count: failed,
            names: more > 0 ? t('detail.andMore', { names, more }) : names,
          })}
        </Banner>
      )}
      {waiting > 0 && <p className={classes.facts}>{t('detail.waiting', { count: waiting })}</p>}
      {sent > 0 && <p className={classes.facts}>{t('detail.invited', { count: sent })}</p>}
    </>
  );
}

const isReady = ({ state, counts }: UserImport) =>
  state === 'checked' && counts.error === 0 && counts.add + counts.change > 0;

const invitationsLeft = ({ state, invitations }: UserImport) =>
  state === 'done' ? invitations.due - writtenOf(invitations) : 0;

/** How many of the mails are written, whatever became of them. */
const writtenOf = ({ sent, waiting = 0, failed = 0 }: UserImport['invitations']) => sent + waiting + failed;
