import type { Passkey } from 'shared-api/contracts/auth';
import { Badge, Button, formatWhen, useLanguage, useTexts } from 'shared-ui';
import { WayInRow } from '../../ways-in/ways-in.component.tsx';
import { passkeysCardTexts } from './passkeys-card.texts.ts';

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly isRemoving: boolean;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** One passkey: its name, since when it is there, when it was last used. */
export function PasskeyRow({ passkey, isRemoving, onRename, onRemove }: PasskeyRowProps) {
  const t = useTexts(passkeysCardTexts);
  const language = useLanguage();
  const { name, createdAt, lastUsedAt, isSynced } = passkey;
  return (
    <WayInRow
      icon="key"
      name={
        <>
          <span>{name}</span> {isSynced && <Badge>{t('synced')}</Badge>}
        </>
      }
      facts={[
        t('createdOn', { when: formatWhen(createdAt, language) }),
        lastUsedAt ? t('lastUse', { when: formatWhen(lastUsedAt, language) }) : t('neverUsed'),
      ]}
      actions={
        <>
          <Button onClick={onRename} aria-label={t('renameNamed', { name })}>
            {t('rename')}
          </Button>
          <Button isBusy={isRemoving} onClick={onRemove} aria-label={t('removeNamed', { name })}>
            {t('remove')}
          </Button>
        </>
      }
    />
  );
}
