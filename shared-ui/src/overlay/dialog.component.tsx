import { useId, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.component.tsx';
import { classNames } from '../class-names.ts';
import { startTexts } from '../start.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { ScopeContext, useWindowScope } from '../unsaved/unsaved-scope.ts';
import { ModalBody } from './modal-body.component.tsx';
import { ModalPortal } from './modal-portal.component.tsx';
import classes from './modal.module.css';
import { useDragDown } from './use-drag-down.ts';
import { useModalElement } from './use-modal-element.ts';

/** What dialogs and sheets have in common. */
export interface ModalProps {
  readonly isOpen: boolean;
  /** Esc, the close button, or a press beside it. */
  readonly onClose: () => void;
  /** Whether the address says that it is open (`useAddressPlace`): Back then leaves that place. */
  readonly isPlace?: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons at the foot, the main one last. */
  readonly actions?: ReactNode;
}

interface DialogProps extends ModalProps {
  /** `s` 262 by 215 px (spec 02 §9), `m` 448 px, `l` 640 px, `xl` 960 px; never wider than the screen. */
  readonly size?: 's' | 'm' | 'l' | 'xl';
  /** A question that has to be answered: Esc and a press beside it don't close. */
  readonly isSticky?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
}

/**
 * A window in the middle of a desktop, a sheet under the thumb on a phone (decision 027); the rest waits. Put `data-autofocus` on what
 * should have the focus first.
 */
export function Dialog({ title, children, actions, size = 'm', role = 'dialog', ...modal }: DialogProps) {
  const t = useTexts(startTexts);
  const titleId = useId();
  const bodyId = useId();
  const { scope, close } = useWindowScope({ ...modal, isPicker: role === 'alertdialog' });
  const { isMounted, props } = useModalElement({ ...modal, onClose: close });
  const handle = useDragDown(props.ref, close);
  if (!isMounted) return null;
  return (
    <ModalPortal>
      <ScopeContext value={scope}>
        <dialog
          {...props}
          role={role}
          className={classNames(classes.modal, classes.dialog)}
          data-size={size}
          aria-labelledby={titleId}
          aria-describedby={role === 'alertdialog' && children ? bodyId : undefined}
        >
          <div className={classes.panel}>
            {!modal.isSticky && <div className={classes.handle} {...handle} />}
            <header className={classes.head}>
              <h2 id={titleId}>{title}</h2>
              {!modal.isSticky && <IconButton icon="close" label={t('close')} onClick={close} />}
            </header>
            <ModalBody id={bodyId} titleId={titleId}>
              {children}
            </ModalBody>
            {actions && <footer className={classes.foot}>{actions}</footer>}
          </div>
        </dialog>
      </ScopeContext>
    </ModalPortal>
  );
}
