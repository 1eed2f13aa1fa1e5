import { guestId, type InputOf, type OutputOf } from 'shared-api/contracts/common';
import { isReceiver, type getSigningState } from 'shared-api/contracts/signing';
import type { Caller } from '../../../platform/http/caller.ts';
import { describeDevice } from '../../../platform/http/describe-device.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { listBoxes } from '../documents/box.repository.ts';
import type { DocumentAccess } from '../documents/document-access.ts';

interface SigningStateDependencies extends Pick<AreaPlatform, 'db' | 'sessions'> {
  access: DocumentAccess;
}

/** What happens elsewhere to a document that is being signed. */
export function createSigningStateService({ db, sessions, access }: SigningStateDependencies) {
  return {
    /** Asked again whenever the document changes, so it reads no file and writes no event. */
    get: async (
      caller: Caller,
      { id }: InputOf<typeof getSigningState>,
    ): Promise<OutputOf<typeof getSigningState>> => {
      await access.requireDocument(db, caller, id, isReceiver);
      const boxes = await listBoxes(db, id);
      const others = (await sessions.list(db, guestId(id))).filter((one) => one.id !== caller.session?.id);
      const newestFirst = others.toSorted(
        (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
      );
      return {
        signed: boxes.filter(({ imageHash }) => imageHash !== null).map(({ index }) => index),
        openings: newestFirst.map(({ userAgent, createdAt }) => {
          const { browser, system } = describeDevice(userAgent);
          return { browser, system, openedAt: createdAt.toISOString() };
        }),
      };
    },
  };
}
