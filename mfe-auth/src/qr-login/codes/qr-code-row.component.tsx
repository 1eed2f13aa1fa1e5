import { useState } from 'react';
import type { QrCode } from 'shared-api/contracts/auth';
import { Button, formatInstant, Icon, StatusBadge, useTexts } from 'shared-ui';
import classes from './qr-codes.module.css';
import { texts } from './texts/texts.ts';

const soonMs = 7 * 24 * 60 * 60_000;

interface QrCodeRowProps {
  readonly code: QrCode;
  readonly isRevoking: boolean;
  readonly onRevoke: () => void;
}

/** One code: made on, expires, last used; revoked by a press. */
export function QrCodeRow({ code, isRevoking, onRevoke }: QrCodeRowProps) {
  const t = useTexts(texts);
  const made = formatInstant(code.createdAt);
  return (
    <li className={classes.row}>
      <span className={classes.icon}>
        <Icon name="qr" />
      </span>
      <div className={classes.facts}>
        <p className={classes.made}>
          {t('madeOn', { when: made })}
          <EndsSoon expiresAt={code.expiresAt} />
        </p>
        <p>{t('expires', { when: formatInstant(code.expiresAt) })}</p>
        <p>{code.lastUsedAt ? t('lastUse', { when: formatInstant(code.lastUsedAt) }) : t('neverUsed')}</p>
      </div>
      <Button isBusy={isRevoking} onClick={onRevoke} aria-label={t('revokeNamed', { when: made })}>
        {t('revoke')}
      </Button>
    </li>
  );
}

function EndsSoon({ expiresAt }: Pick<QrCode, 'expiresAt'>) {
  const t = useTexts(texts);
  const [now] = useState(() => Date.now());
  const isSoon = new Date(expiresAt).getTime() - now < soonMs;
  return isSoon && <StatusBadge tone="warning">{t('soon')}</StatusBadge>;
}
