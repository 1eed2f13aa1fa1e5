import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { asApiError, failureSentence, isFailure, signOut, useBoot } from 'shared-api';
import type { LinkedDecision } from 'shared-api/contracts/absences';
import {
  Banner,
  BrandMark,
  Button,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  LoadingState,
  notify,
  useConfirm,
  useScreen,
  useTexts,
  type Translate,
} from 'shared-ui';
import { deciderInWords } from './decision-in-words.ts';
import classes from './decision-link.module.css';
import { decisionLinkTexts } from './decision-link.texts.ts';
import { RefuseDialog } from './refuse.dialog.tsx';
import { RequestFacts, Surroundings } from './surroundings.component.tsx';
import { useDecisionLink } from './use-decision-link.ts';

const signInPath = '/';

/** What the history entry of the sign-in keeps, and no server is sent: the link itself, to come back to. */
const afterSignIn = (secret: string) => ({ from: `/absenceDecision#${secret}` });

/** What was decided by the link. */
type Done = 'approve' | 'refuse' | 'grant' | 'keep' | 'grantDays' | 'keepDays';

/** What is done with a yes. */
const accepting: readonly Done[] = ['approve', 'grant', 'grantDays'];

/** Where the link of a mail leads: one request, and its decision by a press and a confirmation (decision 042). */
export function DecisionLinkScreen() {
  // Behind the `#` no log and no other site sees it.
  const secret = useLocation().hash.slice(1);
  const t = useTexts(decisionLinkTexts);
  const { branding } = useBoot();
  useScreen({ title: t('title') });
  return (
    <main className={classes.place}>
      <header className={classes.head}>
        <BrandMark product={branding.product} />
        <h1>{t('title')}</h1>
      </header>
      <LinkedRequest key={secret} secret={secret} />
    </main>
  );
}

function LinkedRequest({ secret }: { readonly secret: string }) {
  const t = useTexts(decisionLinkTexts);
  const { opening, deciding } = useDecisionLink(secret);
  const [done, setDone] = useState<Done>();
  const { data, error } = opening;
  const toProduct = <LinkButton to="/absences">{t('toProduct')}</LinkButton>;
  if (secret === '')
    return (
      <EmptyState title={t('cut')} icon="warning" action={toProduct}>
        {t('cutHint')}
      </EmptyState>
    );
  if (data && deciding.isSuccess && done)
    return (
      <div role="status">
        <EmptyState
          title={t(`done.${done}`, { name: data.absence.employeeName })}
          icon="success"
          tone="good"
          action={toProduct}
        >
          {t('done.hint')}
        </EmptyState>
      </div>
    );
  if (isFailure(error, 'link-invalid') || isFailure(deciding.error, 'link-invalid'))
    return (
      <EmptyState title={t('dead')} icon="expired" action={toProduct}>
        {t('deadHint')}
      </EmptyState>
    );
  if (!data && isFailure(error, 'forbidden'))
    return (
      <EmptyState title={t('otherAccount')} icon="lock" action={<ChangeAccount secret={secret} />}>
        {t('otherAccountHint')}
      </EmptyState>
    );
  if (!data && isFailure(error, 'not-signed-in'))
    return (
      <EmptyState
        title={t('signIn')}
        icon="lock"
        action={
          <LinkButton to={signInPath} state={afterSignIn(secret)}>
            {t('toSignIn')}
          </LinkButton>
        }
      >
        {t('signInHint')}
      </EmptyState>
    );
  if (!data && error)
    return (
      <ErrorState
        title={t('failed')}
        error={opening.error}
        onRetry={() => void opening.refetch()}
        isRetrying={opening.isFetching}
        supportCode={asApiError(error)?.requestId}
      >
        {failureSentence(error, t('failedHint'))}
      </ErrorState>
    );
  if (!data) return <LoadingState shape="form" rows={3} />;
  return (
    <Decision
      linked={data}
      isBusy={deciding.isPending}
      onDecide={(what, reason, isOverBalance = false) => {
        setDone(what);
        const decision = accepting.includes(what) ? 'accept' : 'reject';
        const { version } = data.absence;
        deciding.mutate({ decision, reason, version, ...(isOverBalance && { isOverBalance }) });
      }}
    />
  );
}

/** Ends the session of whoever is signed in, and leads to the sign-in and back here. */
function ChangeAccount({ secret }: { readonly secret: string }) {
  const t = useTexts(decisionLinkTexts);
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const leave = async () => {
    setIsBusy(true);
    try {
      await signOut();
      await navigate(signInPath, { state: afterSignIn(secret) });
    } catch {
      setIsBusy(false);
      notify.error(t('signOutFailed'));
    }
  };
  return (
    <Button kind="primary" isBusy={isBusy} onClick={() => void leave()}>
      {t('changeAccount')}
    </Button>
  );
}

interface DecisionProps {
  readonly linked: LinkedDecision;
  readonly isBusy: boolean;
  readonly onDecide: (what: Done, reason: string, isOverBalance?: boolean) => void;
}

function Decision({ linked, isBusy, onDecide }: DecisionProps) {
  const t = useTexts(decisionLinkTexts);
  const { ask, dialog } = useConfirm();
  const [isRefusing, setIsRefusing] = useState(false);
  const { absence, person, balance } = linked;
  const isOver = balance?.isLimit === true && balance.after < 0;
  const { employeeName: name, inPlaceOf: place, mayDecide, withdrawalReason, kept } = absence;
  const askAndDecide = async (what: Exclude<Done, 'refuse'>) => {
    const title = t(`sure.${what}`, { name });
    const over = what === 'approve' && isOver;
    const words = over
      ? { text: t('sure.over'), confirmLabel: t('sure.overConfirm') }
      : { text: t('sure.text'), confirmLabel: t(what) };
    if (await ask({ title, ...words })) onDecide(what, '', over);
  };
  const [no, yes] =
    withdrawalReason === null
      ? (['refuse', 'approve'] as const)
      : kept
        ? (['keepDays', 'grantDays'] as const)
        : (['keep', 'grant'] as const);
  return (
    <>
      <p className={classes.lead}>
        {place === '' ? t('for', { name: person }) : t('inPlaceOf', { name: person, place })}
      </p>
      {!mayDecide && <Banner tone="info">{decidedText(linked, t)}</Banner>}
      <Card>
        <h2 className={classes.name}>{name}</h2>
        <RequestFacts absence={absence} />
        <Surroundings {...linked} />
        {mayDecide && (
          <div className={classes.actions}>
            <Button
              isBusy={isBusy}
              onClick={() => (no === 'refuse' ? setIsRefusing(true) : void askAndDecide(no))}
            >
              {t(no)}
            </Button>
            <Button kind="primary" icon="check" isBusy={isBusy} onClick={() => void askAndDecide(yes)}>
              {t(yes)}
            </Button>
          </div>
        )}
      </Card>
      {isRefusing && (
        <RefuseDialog
          rows={[absence]}
          onRefuse={(reason) => {
            setIsRefusing(false);
            onDecide('refuse', reason);
          }}
          onClose={() => setIsRefusing(false)}
        />
      )}
      {dialog}
    </>
  );
}

function decidedText({ absence }: LinkedDecision, t: Translate<typeof decisionLinkTexts.it>) {
  const who = deciderInWords(absence);
  return who === '' ? t('decidedByNobody') : t('decided', { who });
}
