import { lazyPart } from 'shared-ui';
import { offerSending, useOfferedSending } from './added-documents.ts';
import { useSendLater } from './use-send-later.ts';

const SendDialog = lazyPart(() =>
  import(/* webpackChunkName: "documents-send" */ './send.dialog.tsx').then((m) => m.SendDialog),
);

/** Asks about the sending of what was just added, once somebody wants that from the list. */
export function OfferedSending() {
  const offered = useOfferedSending();
  const sendLater = useSendLater();
  if (!offered) return null;
  return (
    <SendDialog
      documents={offered}
      onClose={() => offerSending(null)}
      onSend={(hours) => {
        offerSending(null);
        void sendLater(offered, hours);
      }}
    />
  );
}
