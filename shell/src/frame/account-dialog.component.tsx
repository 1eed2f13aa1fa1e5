import { useSignedIn } from 'shared-api';
import { mayActForOthers } from 'shared-api/contracts/directory';
import {
  Button,
  changeLanguage,
  Dialog,
  formatInstant,
  languageChoices,
  SegmentedField,
  useColorScheme,
  useLanguage,
  useTexts,
} from 'shared-ui';
import { texts } from '../texts/texts.ts';
import classes from './account-dialog.module.css';

interface AccountDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onActFor: () => void;
}

/** Who is signed in and since when, and what one may choose for oneself on this device. */
export function AccountDialog({ isOpen, onClose, onActFor }: AccountDialogProps) {
  const t = useTexts(texts);
  const session = useSignedIn();
  const { fullName, username, lastLogin } = session;
  const language = useLanguage();
  const [scheme, setScheme] = useColorScheme();
  const schemeChoices = (['auto', 'light', 'dark'] as const).map((value) => ({
    value,
    label: t(`account.${value}`),
  }));
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('account.title')}>
      <dl className={classes.facts}>
        <dt>{t('account.user')}</dt>
        <dd>
          {fullName} <span className={classes.username}>{username}</span>
        </dd>
        <dt>{t('account.lastLogin')}</dt>
        <dd>{lastLogin ? formatInstant(lastLogin) : t('account.firstLogin')}</dd>
      </dl>
      {mayActForOthers(session) && (
        <Button isWide icon="users" onClick={onActFor}>
          {t('acting.open')}
        </Button>
      )}
      <div className={classes.choices}>
        <SegmentedField
          label={t('account.language')}
          choices={languageChoices}
          value={language}
          onChange={changeLanguage}
        />
        <SegmentedField
          label={t('account.scheme')}
          choices={schemeChoices}
          value={scheme}
          onChange={setScheme}
        />
      </div>
    </Dialog>
  );
}
