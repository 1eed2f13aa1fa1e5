import type { OpenSession } from 'shared-api/contracts/auth';
import { Button, Card, useConfirm, useTexts } from 'shared-ui';
import { WaysInLead, WaysInList, WaysInState } from '../ways-in/ways-in.component.tsx';
import { SessionRow } from './session-row.component.tsx';
import { deviceName } from './session-labels.ts';
import classes from './sessions.module.css';
import { sessionsTexts } from './sessions.texts.ts';
import { useSessions } from './use-sessions.ts';

/** Whose data give the country of an address; their licence wants them named where they are shown. */
const source = { name: 'IP2Location LITE', address: 'https://lite.ip2location.com' };

/** Where the person is signed in, each ended by a press, or all others at once (departure D4). Place it on a screen of the person's own. */
export function SessionsCard() {
  const t = useTexts(sessionsTexts);
  const { ask, dialog } = useConfirm();
  const { list, ending, endingOthers } = useSessions();
  const sessions = list.data?.sessions ?? [];
  const hasOthers = sessions.length > 1;

  const endOne = async (session: OpenSession) => {
    const text = t('confirmOne.text', { device: deviceName(session, t) });
    const question = { title: t('confirmOne.title'), text, confirmLabel: t('end'), tone: 'danger' as const };
    if (await ask(question)) ending.mutate(session.id);
  };
  const endOthers = async () => {
    const question = { title: t('confirmOthers.title'), text: t('confirmOthers.text') };
    if (await ask({ ...question, confirmLabel: t('endOthers'), tone: 'danger' })) endingOthers.mutate();
  };

  return (
    <Card title={t('title')}>
      <WaysInLead>{t('lead')}</WaysInLead>
      <WaysInState list={list} shape="cards" failed={t('loadFailed')} hint={t('loadFailedHint')} />
      {list.data && (
        <>
          <WaysInList label={t('list')}>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={ending.isPending && ending.variables === session.id}
                onEnd={() => void endOne(session)}
              />
            ))}
          </WaysInList>
          {hasOthers ? (
            <Button icon="logout" isBusy={endingOthers.isPending} onClick={() => void endOthers()}>
              {t('endOthers')}
            </Button>
          ) : (
            <WaysInLead>{t('onlyThis')}</WaysInLead>
          )}
          {sessions.some(({ country }) => country) && <Source />}
        </>
      )}
      {dialog}
    </Card>
  );
}

function Source() {
  const t = useTexts(sessionsTexts);
  const [before, after] = t('source', { name: '|' }).split('|');
  return (
    <p className={classes.source}>
      {before}
      <a href={source.address} target="_blank" rel="noreferrer">
        {source.name}
      </a>
      {after}
    </p>
  );
}
