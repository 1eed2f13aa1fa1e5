import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignedIn } from 'shared-api';
import { IconButton, TopBar, useCurrentPageTitle, useTexts } from 'shared-ui';
import { ActingForPicker } from '../acting-for/acting-for-picker.component.tsx';
import { paths } from '../routing/paths.ts';
import { shellTexts } from '../shell.texts.ts';
import { AccountDialog } from './account-dialog.component.tsx';
import { TopBarFigures } from './top-bar-figures.component.tsx';

/** The top bar: home, where one is, who one is, and what is known of oneself (spec 01 §2). */
export function ShellTopBar() {
  const t = useTexts(shellTexts);
  const navigate = useNavigate();
  const { fullName } = useSignedIn();
  const title = useCurrentPageTitle();
  const [open, setOpen] = useState<'account' | 'acting' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <TopBar
        start={
          <IconButton icon="home" label={t('frame.home')} onClick={() => void navigate(paths.dashboard)} />
        }
        title={title}
        subtitle={fullName}
        figures={<TopBarFigures />}
        end={
          <IconButton
            icon="account"
            label={t('frame.account')}
            aria-haspopup="dialog"
            onClick={() => setOpen('account')}
          />
        }
      />
      <AccountDialog isOpen={open === 'account'} onClose={close} onActFor={() => setOpen('acting')} />
      <ActingForPicker isOpen={open === 'acting'} onClose={close} />
    </>
  );
}
