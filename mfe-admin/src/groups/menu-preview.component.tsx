import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { groupsLiveKey, previewMenu, type MenuRole } from 'shared-api/contracts/admin';
import type { PermissionCode } from 'shared-api/contracts/common';
import { callQuery } from 'shared-api/queries';
import {
  ErrorState,
  Icon,
  knownIcon,
  LoadingState,
  menuSectionsOf,
  menuTexts,
  useLocalized,
  useTexts,
} from 'shared-ui';
import classes from './groups.module.css';
import { groupsTexts } from './groups.texts.ts';

interface MenuPreviewProps {
  readonly permissions: readonly PermissionCode[];
  readonly role: MenuRole;
}

const ownIcons = { home: 'home', info: 'info', signOut: 'logout' } as const;

/** The menu that somebody with these rights sees, as phone and sidebar show it. */
export function MenuPreview({ permissions, role }: MenuPreviewProps) {
  const t = useTexts(groupsTexts);
  const tMenu = useTexts(menuTexts);
  const localized = useLocalized();
  const query = useQuery({
    ...callQuery(previewMenu, { permissions: [...permissions], role }, { under: groupsLiveKey }),
    placeholderData: keepPreviousData,
  });
  if (query.isError)
    return (
      <ErrorState title={t('preview.failed')} error={query.error} onRetry={() => void query.refetch()} />
    );
  if (!query.data) return <LoadingState shape="lines" rows={4} />;
  const own = (id: keyof typeof ownIcons) => ({ id, icon: ownIcons[id], label: tMenu(id) });
  return (
    <div className={classes.preview} aria-busy={query.isPlaceholderData || undefined}>
      {menuSectionsOf(query.data.entries).map(({ section, before, entries, after }) => {
        const ofAreas = entries.map(({ path, icon, label }) => ({
          id: path,
          icon: knownIcon(icon),
          label: localized(label),
        }));
        const shown = [...before.map(own), ...ofAreas, ...after.map(own)];
        if (shown.length === 0) return null;
        return (
          <section key={section}>
            <h4>{tMenu(section)}</h4>
            <ul aria-label={tMenu(section)}>
              {shown.map(({ id, icon, label }) => (
                <li key={id}>
                  <Icon name={icon} size="s" />
                  {label}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
