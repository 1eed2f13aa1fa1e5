import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, call, failureSentence, serverFile, useBoot, useSignedIn } from 'shared-api';
import {
  createQrCode,
  downloadQrCode,
  listQrCodes,
  revokeQrCode,
  checkQrPassword,
} from 'shared-api/contracts/auth';
import { callQuery } from 'shared-api/queries';
import { notify, saveFile, useTexts } from 'shared-ui';
import { qrCodesTexts } from './qr-codes.texts.ts';

const codesQuery = callQuery(listQrCodes, {});

/** A code that was just created, as it was saved to the device. */
export interface CreatedQrCode {
  readonly name: string;
  readonly picture: Blob;
  /** The picture as a `data:` address, to be shown. */
  readonly address: string;
}

/** The person's QR codes: created and saved to the device (spec 01 §7 and §8), listed, revoked. */
export function useQrCodes() {
  const t = useTexts(qrCodesTexts);
  const queries = useQueryClient();
  const { userId } = useSignedIn();
  const { product } = useBoot().branding;
  const list = useQuery(codesQuery);
  const reload = () => queries.invalidateQueries(codesQuery);
  const fail = (error: Error, otherwise: string) => {
    notify.error(failureSentence(error, otherwise), { duration: 'failure' });
    return reload();
  };
  const creating = useMutation({
    mutationFn: async (password: string): Promise<CreatedQrCode> => {
      const owner = { userId, token: userId };
      await call(checkQrPassword, owner);
      const { ticket } = await call(createQrCode, { ...owner, password });
      const picture = await serverFile(downloadQrCode, { ticket }).read();
      const name = `${product.toLowerCase()}-${t('fileName')}.png`;
      return { name, picture, address: await toAddress(picture) };
    },
    onSuccess: ({ name, picture }) => {
      void saveFile(picture, name);
      notify.success(t('made'), { duration: 'brief' });
      return reload();
    },
    onError: reload,
  });
  const revoking = useMutation({
    mutationFn: (id: string) => call(revokeQrCode, { id }),
    onSuccess: () => {
      notify.success(t('revoked'));
      return reload();
    },
    onError: (error) => fail(error, t('notRevoked')),
  });
  const passwordProblem = creating.error instanceof ApiError ? creating.error.fields['password'] : undefined;
  return {
    list,
    creating,
    revoking,
    /** Why the last code was not made, for the dialog that asked: because of the password, or of something else. */
    passwordProblem,
    problem:
      creating.error && passwordProblem === undefined ? failureSentence(creating.error, t('notMade')) : null,
  };
}

function toAddress(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('The picture cannot be read')));
    reader.readAsDataURL(picture);
  });
}
