import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence, clock } from 'shared-api';
import {
  checkSealFile,
  resetSeal,
  saveSeal,
  sealEndsSoonDays,
  settingsLiveKey,
  type SealCertificate,
} from 'shared-api/contracts/admin';
import { notify, useTexts } from 'shared-ui';
import { sealTexts } from './seal.texts.ts';

interface SealFile {
  readonly file: File;
  readonly password: string;
}

/** The certificate of a file, and whether another is needed soon. */
export interface FoundCertificate {
  readonly certificate: SealCertificate;
  readonly endsSoon: boolean;
}

const dayMs = 24 * 60 * 60_000;

/** Reads a file with a certificate, and keeps nothing of it. */
export function useSealCheck() {
  return useMutation({
    mutationFn: async ({ file, password }: SealFile): Promise<FoundCertificate> => {
      const certificate = await call(checkSealFile, { password }, { files: { file } });
      const left = Date.parse(certificate.validUntil) - clock.now();
      return { certificate, endsSoon: left < sealEndsSoonDays * dayMs };
    },
  });
}

/** Seals with the certificate of a file from now on. */
export function useSealSave() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ file, password }: SealFile) => call(saveSeal, { password }, { files: { file } }),
    onSettled: () => queries.invalidateQueries({ queryKey: settingsLiveKey }),
  });
}

/** Seals with the installation's own again. */
export function useSealReset() {
  const t = useTexts(sealTexts);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(resetSeal, {}),
    onSuccess: () => notify.success(t('reset.done')),
    onError: (error) => notify.error(failureSentence(error, t('reset.failed'))),
    onSettled: () => queries.invalidateQueries({ queryKey: settingsLiveKey }),
  });
}
