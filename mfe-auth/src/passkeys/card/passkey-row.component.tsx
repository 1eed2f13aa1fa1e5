import type { Passkey } from 'shared-api/contracts/auth';
import { Badge, Button, formatInstant, Icon, useTexts } from 'shared-ui';
import classes from './passkeys.module.css';
import { texts } from './texts/texts.ts';

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly isRemoving: boolean;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** One passkey: its name, since when it is there, when it was last used. */
export function PasskeyRow({ passkey, isRemoving, onRename, onRemove }: PasskeyRowProps) {
  const t = useTexts(texts);
  const { name, createdAt, lastUsedAt, isSynced } = passkey;
  return (
    <li className={classes.row}>
      <span className={classes.icon}>
        <Icon name="key" />
      </span>
      <div className={classes.facts}>
        <p className={classes.name}>
          {name} {isSynced && <Badge>{t('synced')}</Badge>}
        </p>
        <p>{t('createdOn', { when: formatInstant(createdAt) })}</p>
        <p>{lastUsedAt ? t('lastUse', { when: formatInstant(lastUsedAt) }) : t('neverUsed')}</p>
      </div>
      <div className={classes.actions}>
        <Button onClick={onRename} aria-label={t('renameNamed', { name })}>
          {t('rename')}
        </Button>
        <Button isBusy={isRemoving} onClick={onRemove} aria-label={t('removeNamed', { name })}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}
