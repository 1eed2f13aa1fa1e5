import { useNavigate } from 'react-router-dom';
import { useCurrentScreen, useTexts, useWayBack } from 'shared-ui';
import { shellTexts } from '../shell.texts.ts';

/** The way back that the screen of the moment declares, as an action. */
export function useBackAction() {
  const t = useTexts(shellTexts);
  const navigate = useNavigate();
  const goBack = useWayBack();
  const { back } = useCurrentScreen();
  if (!back) return undefined;
  const { to, label = t('frame.back'), icon = 'back' as const } = back;
  return { id: 'back', label, icon, onClick: () => (icon === 'home' ? void navigate(to) : goBack(to)) };
}
