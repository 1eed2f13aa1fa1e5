import type { Profile } from 'shared-api/contracts/auth';
import { Facts, TextButton, useTexts } from 'shared-ui';
import { useGroups } from './use-groups.ts';
import { showPhone } from './phone-change/show-phone.ts';
import classes from './profile.module.css';
import { profileTexts } from './profile.texts.ts';

interface ProfileFactsProps {
  readonly profile: Profile;
  readonly isOwn: boolean;
  /** Opens the change of the number. */
  readonly onChangePhone: () => void;
}

/** What stands beside the fields of the profile: user name, phone with its change, company, groups. */
export function ProfileFacts({ profile, isOwn, onChangePhone }: ProfileFactsProps) {
  const t = useTexts(profileTexts);
  const { username, mobile, company, mayChangePhone } = profile;
  return (
    <Facts>
      <dt>{t('data.username')}</dt>
      <dd>{username}</dd>
      <dt>{t('data.phone')}</dt>
      <dd className={classes.phone}>
        <span>{showPhone(profile) || t('data.none')}</span>
        {mayChangePhone && (
          <TextButton onClick={onChangePhone}>{t(mobile ? 'data.changePhone' : 'data.addPhone')}</TextButton>
        )}
      </dd>
      <dt>{t('data.company')}</dt>
      <dd>{company ?? t('data.none')}</dd>
      {isOwn && <OwnGroups />}
    </Facts>
  );
}

function OwnGroups() {
  const t = useTexts(profileTexts);
  const groups = useGroups();
  if (groups.length === 0) return null;
  return (
    <>
      <dt>{t('data.groups')}</dt>
      <dd>{groups.join(', ')}</dd>
    </>
  );
}
