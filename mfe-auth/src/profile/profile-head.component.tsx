import { useSignedIn } from 'shared-api';
import type { Profile } from 'shared-api/contracts/auth';
import { Avatar, Banner, Button, useTexts } from 'shared-ui';
import classes from './profile.module.css';
import { profileTexts } from './profile.texts.ts';

interface ProfileHeadProps {
  /** The profile of somebody else, who is then named; undefined while it loads, null for one's own. */
  readonly other: Profile | undefined | null;
  readonly onOwn: () => void;
}

/** Whose profile it is. Another's says so, with the way back to one's own. */
export function ProfileHead({ other, onOwn }: ProfileHeadProps) {
  const t = useTexts(profileTexts);
  const own = useSignedIn();
  const name = other ? `${other.firstName} ${other.lastName}` : other === null ? own.fullName : '';
  const facts = other
    ? [other.username, other.company]
    : other === null
      ? [own.username, own.company?.name]
      : [];
  return (
    <>
      {other !== null && (
        <Banner tone="warning" icon="users" action={<Button onClick={onOwn}>{t('person.own')}</Button>}>
          {name ? t('person.editing', { name }) : t('person.loading')}
        </Banner>
      )}
      {other === null && own.actingFor && (
        <Banner icon="account">
          {t('person.actingOwn', {
            name: own.fullName,
            other: own.actingFor.employee?.name ?? own.actingFor.company.name,
          })}
        </Banner>
      )}
      <header className={classes.person}>
        <Avatar name={name} size="l" />
        <div>
          <h1>{name || t('title')}</h1>
          <p>{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </header>
    </>
  );
}
