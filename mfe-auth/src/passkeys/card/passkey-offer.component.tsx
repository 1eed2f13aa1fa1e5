import { useAtom } from 'jotai';
import { Button, createDeviceState, Icon, useTexts } from 'shared-ui';
import classes from './passkeys.module.css';
import { passkeysCardTexts } from './passkeys-card.texts.ts';

const offerState = createDeviceState<'open' | 'dismissed'>('sportello.passkey-offer', 'open');

/** What a passkey would be good for, to who has none; once dismissed it does not come back on this device. */
export function PasskeyOffer() {
  const t = useTexts(passkeysCardTexts);
  const [offer, setOffer] = useAtom(offerState);
  if (offer === 'dismissed') return null;
  return (
    <div className={classes.offer}>
      <Icon name="key" size="l" />
      <div>
        <p className={classes.name}>{t('offer.title')}</p>
        <p>{t('offer.text')}</p>
      </div>
      <Button kind="quiet" onClick={() => setOffer('dismissed')}>
        {t('offer.dismiss')}
      </Button>
    </div>
  );
}
