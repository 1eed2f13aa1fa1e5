import { useMutation } from '@tanstack/react-query';
import { serverFile } from 'shared-api';
import { readDocumentFile } from 'shared-api/contracts/signing';
import { Button, saveFile, type ButtonLook } from 'shared-ui';
import { showFailure } from '../failure-text.ts';
import type { SignDocument } from '../sign/use-sign-document.ts';

interface CopyButtonProps extends Pick<ButtonLook, 'kind' | 'size' | 'isWide'> {
  readonly record: Pick<SignDocument, 'id'>;
  readonly children: string;
}

/** Saves the sealed file of a document on the device, once it is known to be what the server sent. */
export function CopyButton({ record, children, ...look }: CopyButtonProps) {
  const { id } = record;
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveFile(serverFile(readDocumentFile, { id })),
    onError: showFailure,
  });
  return (
    <Button icon="download" isBusy={isPending} onClick={() => mutate()} {...look}>
      {children}
    </Button>
  );
}
