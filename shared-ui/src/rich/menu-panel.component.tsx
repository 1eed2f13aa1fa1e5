import { Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import { Icon } from '../icons/icon.component.tsx';
import { useOpenOverlay } from '../overlay/open-overlays.ts';
import { useTopLayer } from '../overlay/top-layer.ts';
import { MantineBoundary } from './mantine-boundary.component.tsx';
import type { MenuItem } from './menu.component.tsx';
import classes from './menu.module.css';

/** What the panel of a menu takes. */
export interface MenuPanelProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The list that a menu opens. */
export function MenuPanel({ label, items, isOpen, onClose }: MenuPanelProps) {
  const layer = useTopLayer();
  useOpenOverlay(isOpen, onClose);
  return (
    <MantineBoundary>
      <Menu
        opened={isOpen}
        onClose={onClose}
        returnFocus={false}
        hideDetached={false}
        withInitialFocusPlaceholder={false}
        position="bottom-end"
        offset={4}
        portalProps={{ target: layer }}
        transitionProps={{ duration: 100 }}
      >
        <Menu.Target>
          <span className={classes.target} aria-hidden="true" />
        </Menu.Target>
        <Menu.Dropdown className={classes.panel} aria-label={label}>
          {items.map((item) => (
            <Menu.Item
              key={item.id}
              className={classes.item}
              data-tone={item.tone}
              disabled={item.isDisabled}
              leftSection={item.icon && <Icon name={item.icon} />}
              onClick={item.onSelect}
            >
              {item.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </MantineBoundary>
  );
}
