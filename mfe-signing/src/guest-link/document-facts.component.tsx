import type { ReactNode } from 'react';
import { formatWhen, Icon, useLanguage, useTexts, type IconName } from 'shared-ui';
import { guestLinkTexts } from './guest-link.texts.ts';
import classes from './document-facts.module.css';
import type { Reservation } from './use-guest-link.ts';

/** What a receiver wants to know before they open a document: from whom, how long, since when and until when. */
export function DocumentFacts({ reservation }: { reservation: Reservation }) {
  const t = useTexts(guestLinkTexts);
  const language = useLanguage();
  const { sender, senderEmail, sentAt, expiresAt, pageCount, signaturesTotal } = reservation;
  const when = (instant: string) => formatWhen(instant, language);
  return (
    <dl className={classes.facts}>
      <Fact icon="user" name={t('sender')}>
        {sender}
        <span className={classes.address}>{senderEmail}</span>
      </Fact>
      <Fact icon="document" name={t('facts.size')}>
        {t('facts.pages', { count: pageCount })} · {t('facts.signatures', { count: signaturesTotal })}
      </Fact>
      {sentAt && (
        <Fact icon="send" name={t('facts.sentAt')}>
          {when(sentAt)}
        </Fact>
      )}
      <Fact icon="clock" name={t('expiry')}>
        {expiresAt ? t('expiresAt', { when: when(expiresAt) }) : t('noExpiry')}
      </Fact>
    </dl>
  );
}

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} size="s" />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
