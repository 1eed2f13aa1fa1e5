import type { Profile } from 'shared-api/contracts/auth';
import { groupDigits, useTexts } from 'shared-ui';
import { useGroups } from '../groups/use-groups.ts';
import classes from './profile.module.css';
import { texts } from './texts/texts.ts';

/** What the profile tells and others keep: user name, phone, company. */
export function ProfileFacts({ profile }: { readonly profile: Profile }) {
  const t = useTexts(texts);
  const { username, prefix, mobile, company } = profile;
  const groups = useGroups();
  return (
    <dl className={classes.facts}>
      <dt>{t('data.username')}</dt>
      <dd>{username}</dd>
      <dt>{t('data.phone')}</dt>
      <dd>{mobile ? `${prefix} ${groupDigits(mobile)}` : t('data.none')}</dd>
      <dt>{t('data.company')}</dt>
      <dd>{company ?? t('data.none')}</dd>
      {groups.length > 0 && (
        <>
          <dt>{t('data.groups')}</dt>
          <dd>{groups.join(', ')}</dd>
        </>
      )}
    </dl>
  );
}
