import { Banner, Button, formatWhen, useLanguage, useTexts } from 'shared-ui';
import type { AppChange } from './change-app.dialog.tsx';
import classes from './authenticator.module.css';
import { authenticatorTexts } from './authenticator.texts.ts';

const fewCodes = 2;

interface AuthenticatorStateProps {
  readonly enabledAt: string;
  readonly isLocked: boolean;
  readonly recoveryCodesLeft: number;
  readonly onChange: (change: AppChange) => void;
}

/** How it stands with an app that is there, and what can be done with it. */
export function AuthenticatorState(props: AuthenticatorStateProps) {
  const { enabledAt, isLocked, recoveryCodesLeft: left, onChange } = props;
  const t = useTexts(authenticatorTexts);
  const language = useLanguage();
  return (
    <div className={classes.step}>
      <div className={classes.aside}>
        <p>{t('card.since', { when: formatWhen(enabledAt, language) })}</p>
        {left > 0 && <p>{t('card.left', { count: left })}</p>}
      </div>
      {isLocked && <Banner tone="error">{t('card.lockedHint')}</Banner>}
      {left <= fewCodes && <Banner tone="warning">{t(left === 0 ? 'card.none' : 'card.few')}</Banner>}
      <div className={classes.buttons}>
        <Button icon="refresh" onClick={() => onChange('replace')}>
          {t('card.replace')}
        </Button>
        <Button icon="key" onClick={() => onChange('renew')}>
          {t('card.renew')}
        </Button>
        <Button kind="quiet" onClick={() => onChange('disable')}>
          {t('card.disable')}
        </Button>
      </div>
    </div>
  );
}
