import { Card, formatWhen, LinkButton, useLanguage, useTexts } from 'shared-ui';
import { WaysInLead } from '../ways-in/ways-in.component.tsx';
import { changePasswordTexts } from './change-password.texts.ts';

interface PasswordCardProps {
  /** When the password of now was chosen; null or undefined where that is not known. */
  readonly changedAt: string | null | undefined;
}

/** One's password: since when it stands, and the way to another one. */
export function PasswordCard({ changedAt }: PasswordCardProps) {
  const t = useTexts(changePasswordTexts);
  const language = useLanguage();
  return (
    <Card title={t('card.title')}>
      <WaysInLead>
        {changedAt ? t('card.since', { when: formatWhen(changedAt, language) }) : t('card.lead')}
      </WaysInLead>
      <LinkButton icon="key" to="/changepasswordprofile/">
        {t('card.change')}
      </LinkButton>
    </Card>
  );
}
