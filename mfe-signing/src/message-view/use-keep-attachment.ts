import { useMutation } from '@tanstack/react-query';
import { showFailure } from '../failure-text.ts';
import { keepAttachment } from './keep-attachment.ts';

/** Saves an attachment to the person's device, and says why where it could not. */
export function useKeepAttachment() {
  return useMutation({ mutationFn: keepAttachment, onError: showFailure });
}
