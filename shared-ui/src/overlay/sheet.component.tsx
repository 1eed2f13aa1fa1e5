import { useId } from 'react';
import { IconButton } from '../actions/icon-button.component.tsx';
import { classNames } from '../class-names.ts';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import type { ModalProps } from './dialog.component.tsx';
import { ModalPortal } from './modal-portal.component.tsx';
import classes from './modal.module.css';
import { useDragDown } from './use-drag-down.ts';
import { useModalElement } from './use-modal-element.ts';

interface SheetProps extends ModalProps {
  /** `full` takes the whole height on a phone, `content` what it needs. */
  readonly height?: 'content' | 'full';
}

/** Comes up from under the thumb on a phone, and from the side on a desktop. Its handle drags it away. */
export function Sheet({ title, children, actions, height = 'content', ...modal }: SheetProps) {
  const t = useTexts(kitTexts);
  const titleId = useId();
  const { isMounted, props } = useModalElement(modal);
  const handle = useDragDown(props.ref, modal.onClose);
  if (!isMounted) return null;
  return (
    <ModalPortal>
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
            <IconButton icon="close" label={t('close')} onClick={modal.onClose} />
          </header>
          <div className={classes.body} data-modal-body tabIndex={-1}>
            {children}
          </div>
          {actions && <footer className={classes.foot}>{actions}</footer>}
        </div>
      </dialog>
    </ModalPortal>
  );
}
