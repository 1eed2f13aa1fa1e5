import { useId } from 'react';
import { IconButton } from '../actions/icon-button.component.tsx';
import { classNames } from '../class-names.ts';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import type { ModalProps } from './dialog.component.tsx';
import { ScopeContext, useWindowScope } from '../unsaved/unsaved-scope.ts';
import { ModalBody } from './modal-body.component.tsx';
import { ModalPortal } from './modal-portal.component.tsx';
import classes from './modal.module.css';
import { useDragDown } from './use-drag-down.ts';
import { useModalElement } from './use-modal-element.ts';

interface SheetProps extends ModalProps {
  /** `full` takes the whole height on a phone, `content` what it needs. */
  readonly height?: 'content' | 'full';
  /** Whether what is chosen in it stands below at once: it closes without a question. */
  readonly isPicker?: boolean;
}

/** Comes up from under the thumb on a phone, and from the side on a desktop. Its handle drags it away. */
export function Sheet({ title, children, actions, height = 'content', isPicker, ...modal }: SheetProps) {
  const t = useTexts(kitTexts);
  const titleId = useId();
  const { scope, close } = useWindowScope({ ...modal, isPicker });
  const { isMounted, props } = useModalElement({ ...modal, onClose: close });
  const handle = useDragDown(props.ref, close);
  if (!isMounted) return null;
  return (
    <ModalPortal>
      <ScopeContext value={scope}>
        <dialog
          {...props}
          className={classNames(classes.modal, classes.sheet)}
          data-height={height}
          aria-labelledby={titleId}
        >
          <div className={classes.panel}>
            <div className={classes.handle} {...handle} />
            <header className={classes.head}>
              <h2 id={titleId}>{title}</h2>
              <IconButton icon="close" label={t('close')} onClick={close} />
            </header>
            <ModalBody titleId={titleId}>{children}</ModalBody>
            {actions && <footer className={classes.foot}>{actions}</footer>}
          </div>
        </dialog>
      </ScopeContext>
    </ModalPortal>
  );
}
