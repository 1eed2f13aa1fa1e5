import { useId, type ComponentProps } from 'react';
import { Button } from '../actions/button.component.tsx';
import { CancelButton } from './cancel-button.component.tsx';
import { causeOfFailure } from '../display/failure-cause.ts';
import { Form } from '../fields/form.component.tsx';
import { SaveFailure } from '../fields/save-failure.component.tsx';
import { Dialog } from './dialog.component.tsx';

type DialogProps = ComponentProps<typeof Dialog>;

interface FormDialogProps extends Pick<
  DialogProps,
  'isOpen' | 'onClose' | 'title' | 'size' | 'isPlace' | 'children'
> {
  readonly onSubmit: ComponentProps<typeof Form>['onSubmit'];
  readonly submitLabel: string;
  readonly isBusy?: boolean;
  /** Why the last save failed: said in its place, with what was typed kept. What is gone can't be sent again. */
  readonly failure?: unknown;
  /** `danger` when it destroys something. */
  readonly tone?: 'normal' | 'danger';
}

/** A form in a dialog: its fields as children, with what closes it and what sends it at the foot. */
export function FormDialog({ onSubmit, submitLabel, isBusy = false, children, ...rest }: FormDialogProps) {
  const { tone = 'normal', failure, ...dialog } = rest;
  const id = useId();
  const actions = (
    <>
      <CancelButton />
      <Button
        kind={tone === 'danger' ? 'danger' : 'primary'}
        type="submit"
        form={id}
        isBusy={isBusy}
        disabled={causeOfFailure(failure) === 'gone'}
      >
        {submitLabel}
      </Button>
    </>
  );
  return (
    <Dialog {...dialog} actions={actions}>
      <Form id={id} onSubmit={onSubmit}>
        {/* Over the fields: on a phone the popup lies over where they end. */}
        <SaveFailure error={isBusy ? undefined : failure} />
        {children}
      </Form>
    </Dialog>
  );
}
