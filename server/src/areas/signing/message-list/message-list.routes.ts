import type { FastifyInstance } from 'fastify';
import {
  acceptMessage,
  countUnreadMessages,
  deleteMessage,
  deleteMessages,
  getMessage,
  listMessages,
} from 'shared-api/contracts/signing';
import { signedInCaller } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { SigningServices } from '../create-signing.ts';

/** The inbox and its counter. */
export function serveMessageList(app: FastifyInstance, { messageList }: SigningServices): void {
  serve(app, listMessages, ({ caller, input }) => messageList.list(signedInCaller(caller), input));
  serve(app, getMessage, ({ caller, input }) => messageList.get(signedInCaller(caller), input));
  serve(app, acceptMessage, ({ caller, input }) => messageList.accept(signedInCaller(caller), input));
  serve(app, deleteMessage, ({ caller, input }) =>
    messageList.remove(signedInCaller(caller), { ids: [input.id] }),
  );
  serve(app, deleteMessages, ({ caller, input }) => messageList.remove(signedInCaller(caller), input));
  serve(app, countUnreadMessages, async ({ caller, input }) => ({
    total: await messageList.countUnread(signedInCaller(caller), input),
  }));
}
