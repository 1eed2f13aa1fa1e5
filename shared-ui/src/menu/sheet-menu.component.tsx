import type { ReactNode } from 'react';
import { Sheet } from '../overlay/sheet.component.tsx';
import { MenuList, type MenuSection } from './menu-list.component.tsx';

interface SheetMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly sections: readonly MenuSection[];
  /** Above the sections: who is signed in. */
  readonly header?: ReactNode;
}

/** The full-height menu of a phone (spec 01 §2). It closes when something is chosen. */
export function SheetMenu({ sections, header, ...sheet }: SheetMenuProps) {
  return (
    <Sheet {...sheet} height="full">
      {header}
      <MenuList label={sheet.title} sections={sections} onChoose={sheet.onClose} />
    </Sheet>
  );
}
