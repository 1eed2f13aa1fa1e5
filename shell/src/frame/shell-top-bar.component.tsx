import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignedIn } from 'shared-api';
import { IconButton, TopBar, useCurrentScreen, useTexts } from 'shared-ui';
import { paths } from '../routing/paths.ts';
import { shellTexts } from '../shell.texts.ts';
import { AccountPopups } from './account-popups.component.tsx';
import { TopBarFigures } from './top-bar-figures.component.tsx';

/** The top bar of a phone: home, where one is, who one is, and what is known of oneself (spec 01 §2). */
export function ShellTopBar() {
  const t = useTexts(shellTexts);
  const navigate = useNavigate();
  const { fullName } = useSignedIn();
  const { title } = useCurrentScreen();
  const [isOpen, setIsOpen] = useState(false);
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
            onClick={() => setIsOpen(true)}
          />
        }
      />
      <AccountPopups isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
