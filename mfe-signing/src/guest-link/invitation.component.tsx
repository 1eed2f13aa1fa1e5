import type { ReactNode } from 'react';
import { AnchorButton, Banner, Button, Card, Icon, useTexts, type IconName } from 'shared-ui';
import { DocumentFacts } from './document-facts.component.tsx';
import { guestLinkTexts } from './guest-link.texts.ts';
import classes from './invitation.module.css';
import { SessionStays } from './session-stays.component.tsx';
import type { LandingGoal } from './use-open-guest-link.ts';
import type { Reservation } from './use-guest-link.ts';
import { WrongReceiver } from './wrong-receiver.component.tsx';

interface InvitationProps {
  readonly link: string;
  readonly reservation: Reservation;
  /** Why it did not open; it stands at the button. */
  readonly notice: ReactNode;
  readonly offersList: boolean;
  /** The goal that is being opened. */
  readonly opening: LandingGoal | null;
  readonly onOpen: (goal: LandingGoal) => void;
  readonly onReported: () => void;
}

/** Once a box is signed, whoever is not meant can only write to the sender. */
const mayBeReported = ({ signaturesDone }: Reservation) => signaturesDone === 0;

/** Who sends what, until when, how far one has come, what will happen, and one big button. */
export function Invitation(props: InvitationProps) {
  const { link, reservation, notice, offersList, opening, onOpen, onReported } = props;
  const t = useTexts(guestLinkTexts);
  const { title, sender, company, receiverName } = reservation;
  const hasBegun = reservation.signaturesDone > 0;
  return (
    <div className={classes.invitation}>
      <header className={classes.head}>
        <p>{t('greeting', { name: receiverName })}</p>
        <h1>{company ? t('sentBy', { sender, company }) : t('sentByPerson', { sender })}</h1>
      </header>
      <Card>
        <div className={classes.document}>
          <span className={classes.picture}>
            <Icon name="document" size="xl" />
          </span>
          <p className={classes.title}>{title}</p>
        </div>
        {hasBegun && <Progress reservation={reservation} />}
        <DocumentFacts reservation={reservation} />
      </Card>
      <SessionStays receiver={receiverName} />
      {reservation.needsSignIn && <Banner tone="warning">{t('signInFirst')}</Banner>}
      {notice}
      <div className={classes.actions}>
        <Button kind="primary" icon="sign" isWide isBusy={opening === 'sign'} onClick={() => onOpen('sign')}>
          {t(hasBegun ? 'resume' : 'openAndSign')}
        </Button>
        {offersList && (
          <Button kind="quiet" isWide isBusy={opening === 'list'} onClick={() => onOpen('list')}>
            {t('openList')}
          </Button>
        )}
      </div>
      <Steps />
      {mayBeReported(reservation) ? (
        <WrongReceiver link={link} reservation={reservation} onReported={onReported} />
      ) : (
        <NotMe reservation={reservation} />
      )}
    </div>
  );
}

/** How far one has come, for who returns by the link. */
function Progress({ reservation }: { reservation: Reservation }) {
  const t = useTexts(guestLinkTexts);
  const { signaturesDone, signaturesTotal } = reservation;
  const words = t('resumed', { done: signaturesDone, count: signaturesTotal });
  return (
    <div className={classes.progress}>
      <p>{words}</p>
      <progress max={signaturesTotal} value={signaturesDone} aria-label={words} />
    </div>
  );
}

/** A mail in the program of who is not meant, where signing has begun: nothing is sent from here. */
function NotMe({ reservation }: { reservation: Reservation }) {
  const t = useTexts(guestLinkTexts);
  const { title, senderEmail, receiverName } = reservation;
  const subject = encodeURIComponent(t('notMeSubject'));
  const body = encodeURIComponent(t('notMeBody', { title }));
  return (
    <AnchorButton
      href={`mailto:${senderEmail}?subject=${subject}&body=${body}`}
      kind="quiet"
      icon="mail"
      isWide
    >
      {t('notMe', { name: receiverName })}
    </AnchorButton>
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
