import type { OpenSession } from 'shared-api/contracts/auth';
import { Badge, Button, useLanguage, useTexts, type IconName } from 'shared-ui';
import { WayInRow } from '../ways-in/ways-in.component.tsx';
import { deviceName, lastUse, placeName, signedInBy } from './session-labels.ts';
import { sessionsTexts } from './sessions.texts.ts';

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

/** One place where the person is signed in. The one they are at ends by signing out, not here. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useTexts(sessionsTexts);
  const language = useLanguage();
  const device = deviceName(session, t);
  const use = lastUse(session, t, language);
  const end = (
    <Button isBusy={isEnding} onClick={onEnd} aria-label={t('endNamed', { device, use })}>
      {t('end')}
    </Button>
  );
  return (
    <WayInRow
      icon={icons[session.device]}
      name={
        <>
          {device} {session.isCurrent && <Badge tone="accent">{t('current')}</Badge>}
        </>
      }
      facts={[use, placeName(session, t, language), signedInBy(session, t, language)]}
      actions={!session.isCurrent && end}
    />
  );
}
