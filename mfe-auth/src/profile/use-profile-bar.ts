import { useNavigate } from 'react-router-dom';
import { useBottomBar, useTexts, type BottomBarAction } from 'shared-ui';
import { qrCodesAddress } from '../qr-login/codes/qr-codes-anchor.ts';
import { texts } from './texts/texts.ts';

interface ProfileBar {
  readonly maySave: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
}

/** The buttons of the profile in the bottom bar (spec 01 §2). */
export function useProfileBar({ maySave, isSaving, onSave }: ProfileBar): void {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const save: BottomBarAction = {
    id: 'save',
    label: t('bar.save'),
    icon: 'save',
    tone: 'primary',
    disabled: !maySave,
    busy: isSaving,
    onClick: onSave,
  };
  const exit: BottomBarAction = {
    id: 'exit',
    label: t('bar.exit'),
    icon: 'exit',
    onClick: () => void navigate('/dash'),
  };
  const password: BottomBarAction = {
    id: 'password',
    label: t('bar.password'),
    icon: 'key',
    onClick: () => void navigate('/changepasswordprofile/'),
  };
  const qr: BottomBarAction = {
    id: 'qr',
    label: t('bar.qr'),
    icon: 'qr',
    onClick: () => void navigate(qrCodesAddress),
  };
  useBottomBar([save, password, qr, exit]);
}
