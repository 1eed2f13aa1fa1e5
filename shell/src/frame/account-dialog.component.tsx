import { useBoot, useSignedIn } from 'shared-api';
import { mayActForOthers } from 'shared-api/contracts/directory';
import {
  AppearanceFields,
  Button,
  Dialog,
  formatWhen,
  LinkButton,
  useLanguage,
  useLocalized,
  useTexts,
  menuTexts,
} from 'shared-ui';
import { ContributedPart } from '../places/contributed-part.component.tsx';
import { contributionsTo, keyOf } from '../places/contributions.ts';
import { reloading } from '../routing/paths.ts';
import { shellTexts } from '../shell.texts.ts';
import { useLeave } from './use-leave.ts';
import classes from './account-dialog.module.css';

interface AccountDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onActFor: () => void;
}

/** Who is signed in and since when, the ways to one's own and out, and what one may choose for oneself. */
export function AccountDialog({ isOpen, onClose, onActFor }: AccountDialogProps) {
  const t = useTexts(shellTexts);
  const tMenu = useTexts(menuTexts);
  const session = useSignedIn();
  const { fullName, username, lastLogin, signedInWith } = session;
  const localized = useLocalized();
  const language = useLanguage();
  const leave = useLeave();
  const boot = useBoot();
  const account = boot.registry.areas.find(({ manifest }) => manifest.account)?.manifest.account;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('account.title')}>
      <dl className={classes.facts}>
        <dt>{t('account.user')}</dt>
        <dd>
          {fullName} <span className={classes.username}>{username}</span>
        </dd>
        <dt>{t('account.lastLogin')}</dt>
        <dd>{lastLogin ? formatWhen(lastLogin, language) : t('account.firstLogin')}</dd>
        {signedInWith && (
          <>
            <dt>{t('account.signedInWith')}</dt>
            <dd>{signedInWith}</dd>
          </>
        )}
      </dl>
      <div className={classes.ways}>
        {account && (
          <LinkButton isWide icon="user" to={reloading(account.path)} onClick={onClose}>
            {localized(account.label)}
          </LinkButton>
        )}
        {mayActForOthers(session) && (
          <Button isWide icon="users" onClick={onActFor}>
            {t('acting.open')}
          </Button>
        )}
      </div>
      {contributionsTo(boot, 'accountPopup').map((contributed) => (
        <ContributedPart key={keyOf(contributed)} place="accountPopup" contributed={contributed}>
          {(Part) => <Part onClose={onClose} />}
        </ContributedPart>
      ))}
      <AppearanceFields />
      <div className={classes.leave}>
        <Button isWide kind="quiet" icon="logout" onClick={() => void leave()}>
          {tMenu('signOut')}
        </Button>
      </div>
    </Dialog>
  );
}
