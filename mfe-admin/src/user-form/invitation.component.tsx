import type { OpenedUser } from 'shared-api/contracts/admin';
import { Button, Card, formatInstant, Row, Stack, StatusBadge, useTexts } from 'shared-ui';
import { userFormTexts } from './user-form.texts.ts';

interface InvitationCardProps {
  readonly user: OpenedUser;
  readonly isBusy: boolean;
  readonly onInvite: () => void;
}

const tones = { queued: 'info', sent: 'success', failed: 'error', bounced: 'error' } as const;

/** Whether the person has a password, and what became of the last link to one. */
export function InvitationCard({ user, isBusy, onInvite }: InvitationCardProps) {
  const t = useTexts(userFormTexts);
  const { invitation, hasOwnPassword, isActive, lastLoginAt } = user;
  return (
    <Card title={t('invitation.title')}>
      <Stack gap="s">
        <p>
          {t(hasOwnPassword ? 'invitation.own' : 'invitation.notYet')}
          {'. '}
          {lastLoginAt ? t('lastLogin', { when: formatInstant(lastLoginAt) }) : t('never')}
        </p>
        {invitation ? (
          <Row>
            <StatusBadge tone={tones[invitation.state]} icon="mail">
              {t(`invitation.${invitation.state}`)}
            </StatusBadge>
            <span>{t('invitation.to', { email: invitation.email, when: formatInstant(invitation.at) })}</span>
          </Row>
        ) : (
          <p>{t('invitation.none')}</p>
        )}
        <Row>
          {isActive ? (
            <Button icon="send" isBusy={isBusy} onClick={onInvite}>
              {t(invitation ? 'invitation.again' : 'invitation.send')}
            </Button>
          ) : (
            <p>{t('invitation.inactive')}</p>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
