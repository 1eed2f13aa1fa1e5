import { useId } from 'react';
import { Button } from '../actions/button.component.tsx';
import { classNames } from '../class-names.ts';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import type { ModalProps } from './dialog.component.tsx';
import { ScopeContext, useWindowScope } from '../unsaved/unsaved-scope.ts';
import { ModalBody } from './modal-body.component.tsx';
import { ModalPortal } from './modal-portal.component.tsx';
import classes from './modal.module.css';
import { useModalElement } from './use-modal-element.ts';

/** A view in the place of the screen on a phone, a window elsewhere, with a way back at its head: a camera, a scanner. */
export function FullView({ title, children, actions, ...modal }: ModalProps) {
  const t = useTexts(kitTexts);
  const titleId = useId();
  const { scope, close } = useWindowScope(modal);
  const { isMounted, props } = useModalElement({ ...modal, onClose: close });
  if (!isMounted) return null;
  return (
    <ModalPortal>
      <ScopeContext value={scope}>
        <dialog {...props} className={classNames(classes.modal, classes.view)} aria-labelledby={titleId}>
          <div className={classes.panel}>
            <header className={classes.head}>
              <Button kind="quiet" icon="back" onClick={close} data-autofocus>
                {t('back')}
              </Button>
              <h2 id={titleId}>{title}</h2>
            </header>
            <ModalBody titleId={titleId}>{children}</ModalBody>
            {actions && <footer className={classes.foot}>{actions}</footer>}
          </div>
        </dialog>
      </ScopeContext>
    </ModalPortal>
  );
}
