import { useQuery } from '@tanstack/react-query';
import {
  findReceivers,
  minReceiverSearch,
  receiverFields,
  type KnownReceiver,
} from 'shared-api/contracts/signing';
import { callQuery, searchQuery } from 'shared-api/queries';
import { foldText } from 'shared-ui';
import type { SuggestionSource } from 'shared-ui/suggestions';
import type { DocumentAddWords } from './document-add.texts.ts';
import type { DraftReceiver } from './draft.ts';

interface ReceiverSuggestion {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly receiver: KnownReceiver;
}

/** Employees and earlier receivers, who are suggested while a name or an address is typed. */
export function receiverSuggestions(t: DocumentAddWords): SuggestionSource<ReceiverSuggestion> {
  return {
    minLength: minReceiverSearch,
    search: (text) =>
      searchQuery(callQuery(findReceivers, { text }), ({ receivers }) =>
        receivers.map((receiver) => ({
          id: receiver.receiverEmail,
          name: `${receiver.receiverName} ${receiver.receiverSurname}`,
          detail: `${receiver.receiverEmail} · ${receiver.companyName ?? t('known.earlier')}`,
          receiver,
        })),
      ),
  };
}

/** The employee to whom an address belongs, where the name that goes with it is another one: undefined where all is well. */
export function useOtherOwner(
  { receiverName, receiverSurname, receiverEmail }: DraftReceiver,
  isTyped: boolean,
): KnownReceiver | undefined {
  const email = receiverEmail.trim().toLowerCase();
  const isAsked = isTyped && receiverName !== '' && receiverFields.receiverEmail.safeParse(email).success;
  const { data } = useQuery({
    ...callQuery(findReceivers, { text: email }),
    enabled: isAsked,
    staleTime: 60_000,
    retry: false,
  });
  const owner = isAsked
    ? data?.receivers.find(
        (known) => known.companyName !== null && known.receiverEmail.toLowerCase() === email,
      )
    : undefined;
  const isSame =
    owner &&
    foldText(owner.receiverName) === foldText(receiverName.trim()) &&
    foldText(owner.receiverSurname) === foldText(receiverSurname.trim());
  return isSame ? undefined : owner;
}
