import type { OpenSession } from 'shared-api/contracts/auth';
import { Badge, Button, formatInstant, Icon, useLanguage, useTexts, type IconName } from 'shared-ui';
import { deviceName, lastUse, placeName } from './session-words.ts';
import classes from './sessions.module.css';
import { texts } from './texts/texts.ts';

const icons = {
  desktop: 'desktop',
  phone: 'phone',
  tablet: 'phone',
  unknown: 'unknown',
} as const satisfies Record<OpenSession['device'], IconName>;

interface SessionRowProps {
  readonly session: OpenSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

/** One place where the person is signed in. The one that he is at ends by signing out, not here. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useTexts(texts);
  const language = useLanguage();
  const device = deviceName(session, t);
  const use = lastUse(session, t);
  return (
    <li className={classes.row}>
      <span className={classes.icon}>
        <Icon name={icons[session.device]} />
      </span>
      <div className={classes.facts}>
        <p className={classes.device}>
          {device} {session.isCurrent && <Badge tone="accent">{t('current')}</Badge>}
        </p>
        <p>{use}</p>
        <p>{placeName(session, t, language)}</p>
        <p>{t('signedIn', { when: formatInstant(session.signedInAt) })}</p>
      </div>
      {!session.isCurrent && (
        <Button isBusy={isEnding} onClick={onEnd} aria-label={t('endNamed', { device, use })}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}
