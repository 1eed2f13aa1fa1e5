import { signOut, useBoot } from 'shared-api';
import { notify, SheetMenu, useLocalized, useTexts, type SheetMenuEntry } from 'shared-ui';
import { owesFirstPassword, paths, reloading } from '../routing/paths.ts';
import { texts } from '../texts/texts.ts';
import { menuSections } from './menu-sections.ts';

interface MenuSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The full-height menu: what the areas put into it, and the application's own entries (spec 01 §2). */
export function MenuSheet(sheet: MenuSheetProps) {
  const t = useTexts(texts);
  const localized = useLocalized();
  const boot = useBoot();
  const leave = async () => {
    try {
      await signOut();
    } catch {
      notify.error(t('menu.signOutFailed'));
    }
  };
  const home: SheetMenuEntry = {
    id: 'home',
    icon: 'home',
    label: t('menu.home'),
    to: reloading(paths.dashboard),
  };
  const info: SheetMenuEntry = {
    id: 'info',
    icon: 'info',
    label: t('menu.info'),
    to: reloading(paths.info),
  };
  const exit: SheetMenuEntry = {
    id: 'exit',
    icon: 'logout',
    label: t('menu.signOut'),
    onClick: () => void leave(),
  };
  const sections = menuSections(boot).map(({ section, entries }) => {
    const ofAreas = entries.map(({ path, icon, label }): SheetMenuEntry => {
      return { id: path, icon, label: localized(label), to: reloading(path) };
    });
    const isOwn = section === 'applicazione';
    return {
      id: section,
      label: t(`menu.${section}`),
      entries: isOwn ? [home, ...ofAreas, ...(owesFirstPassword(boot.session) ? [] : [info]), exit] : ofAreas,
    };
  });
  return <SheetMenu {...sheet} title={t('menu.title')} sections={sections} />;
}
