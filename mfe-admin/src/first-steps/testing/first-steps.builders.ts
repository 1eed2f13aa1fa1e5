import { firstStepIds, type getFirstSteps } from 'shared-api/contracts/admin';
import type { OutputOf } from 'shared-api/contracts/common';
import { ownSeal } from '../../seal/testing/seals.builders.ts';

type FirstSteps = OutputOf<typeof getFirstSteps>;

/** What a new installation still needs: all of it. */
export function buildFirstSteps(changes: Partial<FirstSteps> = {}): FirstSteps {
  return {
    steps: firstStepIds.options.map((id) => ({ id, state: 'open' })),
    address: 'http://portale.acme.example',
    senderName: 'Sportello',
    senderAddress: '',
    isSenderFixed: false,
    mailRoute: 'outbox',
    smsRoute: 'gateway',
    lastBackupAt: null,
    administrators: 1,
    seal: ownSeal(),
    companyId: 'acme',
    ...changes,
  };
}
