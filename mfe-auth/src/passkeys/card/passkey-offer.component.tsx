import { useAtom } from 'jotai';
import type { ReactNode } from 'react';
import { Button, createDeviceState, Icon, Row, useTexts } from 'shared-ui';
import classes from './passkeys.module.css';
import { passkeysCardTexts } from './passkeys-card.texts.ts';

const offerState = createDeviceState<'open' | 'dismissed'>('sportello.passkey-offer', 'open');

interface PasskeyOfferProps {
  /** The button that adds one. */
  readonly children: ReactNode;
}

/** What a passkey would be good for, to who has none, around the button; once dismissed it does not come back on this device. */
export function PasskeyOffer({ children }: PasskeyOfferProps) {
  const t = useTexts(passkeysCardTexts);
  const [offer, setOffer] = useAtom(offerState);
  if (offer === 'dismissed') return children;
  return (
    <div className={classes.offer}>
      <Icon name="key" size="l" />
      <div>
        <p className={classes.name}>{t('offer.title')}</p>
        <p>{t('offer.text')}</p>
      </div>
      <Row>
        <Button kind="quiet" onClick={() => setOffer('dismissed')}>
          {t('offer.dismiss')}
        </Button>
        {children}
      </Row>
    </div>
  );
}
