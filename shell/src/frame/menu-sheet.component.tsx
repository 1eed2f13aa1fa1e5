import { useNavigate } from 'react-router-dom';
import { useBoot } from 'shared-api';
import { notify, Sheet, useLocalized, useTexts } from 'shared-ui';
import { signOut } from '../boot/sign-out.ts';
import { paths, reloading } from '../routing/paths.ts';
import { texts } from '../texts/texts.ts';
import { menuGroups } from './menu-entries.ts';
import { MenuItem, MenuSectionList } from './menu-section.component.tsx';

interface MenuSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The full-height menu: what the areas put into it, then the application's own entries (spec 01 §2). */
export function MenuSheet({ isOpen, onClose }: MenuSheetProps) {
  const t = useTexts(texts);
  const localized = useLocalized();
  const navigate = useNavigate();
  const groups = menuGroups(useBoot());
  const open = (path: string) => {
    onClose();
    void navigate(reloading(path));
  };
  const leave = async () => {
    onClose();
    try {
      await signOut();
    } catch {
      notify.error(t('menu.signOutFailed'));
    }
  };
  const ofAreas = groups.find((group) => group.section === 'applicazione')?.entries ?? [];
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('menu.title')} height="full">
      <nav aria-label={t('menu.title')}>
        {groups
          .filter((group) => group.section !== 'applicazione')
          .map(({ section, entries }) => (
            <MenuSectionList key={section} title={t(`menu.${section}`)}>
              {entries.map(({ path, icon, label }) => (
                <MenuItem key={path} icon={icon} label={localized(label)} onClick={() => open(path)} />
              ))}
            </MenuSectionList>
          ))}
        <MenuSectionList title={t('menu.applicazione')}>
          <MenuItem icon="home" label={t('menu.home')} onClick={() => open(paths.dashboard)} />
          {ofAreas.map(({ path, icon, label }) => (
            <MenuItem key={path} icon={icon} label={localized(label)} onClick={() => open(path)} />
          ))}
          <MenuItem icon="logout" label={t('menu.signOut')} onClick={() => void leave()} />
        </MenuSectionList>
      </nav>
    </Sheet>
  );
}
