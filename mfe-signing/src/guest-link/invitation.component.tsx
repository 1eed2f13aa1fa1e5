import type { ReactNode } from 'react';
import { useSession } from 'shared-api';
import { Button, Card, formatInstantInWords, Icon, useLanguage, useTexts, type IconName } from 'shared-ui';
import { guestLinkTexts } from './guest-link.texts.ts';
import classes from './invitation.module.css';
import type { LandingGoal } from './use-open-guest-link.ts';
import type { Reservation } from './use-guest-link.ts';

interface InvitationProps {
  readonly reservation: Reservation;
  /** Why it did not open; it stands at the button. */
  readonly notice: ReactNode;
  readonly offersList: boolean;
  /** The goal that is being opened. */
  readonly opening: LandingGoal | null;
  readonly onOpen: (goal: LandingGoal) => void;
}

/** Who sends what, until when, what will happen, and one big button. */
export function Invitation({ reservation, notice, offersList, opening, onOpen }: InvitationProps) {
  const t = useTexts(guestLinkTexts);
  const session = useSession();
  const { title, sender, company, receiverName } = reservation;
  return (
    <div className={classes.invitation}>
      <header className={classes.head}>
        <p>{t('greeting', { name: receiverName })}</p>
        <h1>{company ? t('sentBy', { sender, company }) : t('sentByPerson', { sender })}</h1>
      </header>
      <Card className={classes.document}>
        <span className={classes.picture}>
          <Icon name="document" size="xl" />
        </span>
        <div className={classes.words}>
          <p className={classes.title}>{title}</p>
          <Expiry expiresAt={reservation.expiresAt} />
        </div>
      </Card>
      {session && !session.isGuest && (
        <p className={classes.note}>{t('signedInAs', { name: session.fullName })}</p>
      )}
      {notice}
      <div className={classes.actions}>
        <Button kind="primary" icon="sign" isWide isBusy={opening === 'sign'} onClick={() => onOpen('sign')}>
          {t('openAndSign')}
        </Button>
        {offersList && (
          <Button kind="quiet" isWide isBusy={opening === 'list'} onClick={() => onOpen('list')}>
            {t('openList')}
          </Button>
        )}
      </div>
      <Steps />
    </div>
  );
}

function Expiry({ expiresAt }: Pick<Reservation, 'expiresAt'>) {
  const t = useTexts(guestLinkTexts);
  const language = useLanguage();
  const text = expiresAt
    ? t('expiresAt', { when: formatInstantInWords(expiresAt, language) })
    : t('noExpiry');
  return (
    <p className={classes.expiry}>
      <Icon name="clock" size="s" />
      {text}
    </p>
  );
}

const steps = [
  ['document', 'steps.open'],
  ['sign', 'steps.sign'],
  ['mail', 'steps.copy'],
] as const satisfies readonly (readonly [IconName, string])[];

function Steps() {
  const t = useTexts(guestLinkTexts);
  return (
    <section className={classes.steps}>
      <h2>{t('steps.title')}</h2>
      <ol>
        {steps.map(([icon, key]) => (
          <li key={key}>
            <Icon name={icon} />
            {t(key)}
          </li>
        ))}
      </ol>
    </section>
  );
}
