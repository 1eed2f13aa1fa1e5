import type { QrCode } from 'shared-api/contracts/auth';
import { Button, formatInstant, formatWhen, StatusBadge, useLanguage, useTexts, useNow } from 'shared-ui';
import { WayInRow } from '../../ways-in/ways-in.component.tsx';
import { qrCodesTexts } from './qr-codes.texts.ts';

const soonMs = 7 * 24 * 60 * 60_000;

interface QrCodeRowProps {
  readonly code: QrCode;
  readonly isRevoking: boolean;
  readonly onRevoke: () => void;
}

/** One code: created on, expires, last used; revoked by a press. */
export function QrCodeRow({ code, isRevoking, onRevoke }: QrCodeRowProps) {
  const t = useTexts(qrCodesTexts);
  const language = useLanguage();
  const when = (instant: string) => ({ when: formatWhen(instant, language) });
  return (
    <WayInRow
      icon="qr"
      name={
        <>
          {t('madeOn', when(code.createdAt))}
          <EndsSoon expiresAt={code.expiresAt} />
        </>
      }
      facts={[
        t('expires', when(code.expiresAt)),
        code.lastUsedAt ? t('lastUse', when(code.lastUsedAt)) : t('neverUsed'),
      ]}
      actions={
        <Button
          isBusy={isRevoking}
          onClick={onRevoke}
          aria-label={t('revokeNamed', { when: formatInstant(code.createdAt) })}
        >
          {t('revoke')}
        </Button>
      }
    />
  );
}

function EndsSoon({ expiresAt }: Pick<QrCode, 'expiresAt'>) {
  const t = useTexts(qrCodesTexts);
  const now = useNow();
  const isSoon = new Date(expiresAt).getTime() - now < soonMs;
  return isSoon && <StatusBadge tone="warning">{t('soon')}</StatusBadge>;
}
