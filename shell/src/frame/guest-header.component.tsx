import { useState } from 'react';
import { useBoot, useSignedIn } from 'shared-api';
import {
  BrandMark,
  Button,
  changeLanguage,
  IconButton,
  languageChoices,
  TopBar,
  useCurrentScreen,
  useIsPhone,
  useLanguage,
  useTexts,
} from 'shared-ui';
import { shellTexts } from '../shell.texts.ts';
import { GuestHelpDialog } from './guest-help.dialog.tsx';
import { ShellHeader } from './shell-header.component.tsx';

/** The head of a guest's page: whom it comes from, what it is, the language and help. Nothing leads into the portal. */
export function GuestHeader() {
  const isPhone = useIsPhone();
  const { branding } = useBoot();
  const { company } = useSignedIn();
  const { title } = useCurrentScreen();
  const name = company?.name ?? branding.product;
  const mark = <BrandMark size="s" product={name} isMarkOnly={isPhone} />;
  const end = <GuestTools />;
  if (isPhone) return <TopBar start={mark} title={title} subtitle={name} end={end} />;
  return <ShellHeader start={mark} end={end} />;
}

function GuestTools() {
  const t = useTexts(shellTexts);
  const [isOpen, setIsOpen] = useState(false);
  const language = useLanguage();
  const other = languageChoices.find(({ value }) => value !== language);
  if (!other) return null;
  return (
    <>
      <Button
        kind="quiet"
        icon="language"
        lang={other.value}
        aria-label={`${other.value.toUpperCase()}: ${other.label}`}
        onClick={() => changeLanguage(other.value)}
      >
        {other.value.toUpperCase()}
      </Button>
      <IconButton
        icon="help"
        label={t('guest.help')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      <GuestHelpDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
