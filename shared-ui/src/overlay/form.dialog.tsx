import { useId, type ComponentProps } from 'react';
import { Button } from '../actions/button.component.tsx';
import { CancelButton } from './cancel-button.component.tsx';
import { Form } from '../fields/form.component.tsx';
import { Dialog } from './dialog.component.tsx';

type DialogProps = ComponentProps<typeof Dialog>;

interface FormDialogProps extends Pick<
  DialogProps,
  'isOpen' | 'onClose' | 'title' | 'size' | 'isPlace' | 'children'
> {
  readonly onSubmit: ComponentProps<typeof Form>['onSubmit'];
  readonly submitLabel: string;
  readonly isBusy?: boolean;
  /** `danger` when it destroys something. */
  readonly tone?: 'normal' | 'danger';
}

/** A form in a dialog: its fields as children, with what closes it and what sends it at the foot. */
export function FormDialog({ onSubmit, submitLabel, isBusy = false, children, ...rest }: FormDialogProps) {
  const { tone = 'normal', ...dialog } = rest;
  const id = useId();
  const actions = (
    <>
      <CancelButton />
      <Button kind={tone === 'danger' ? 'danger' : 'primary'} type="submit" form={id} isBusy={isBusy}>
        {submitLabel}
      </Button>
    </>
  );
  return (
    <Dialog {...dialog} actions={actions}>
      <Form id={id} onSubmit={onSubmit}>
        {children}
      </Form>
    </Dialog>
  );
}
