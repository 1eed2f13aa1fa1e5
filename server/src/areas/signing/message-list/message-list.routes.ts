import type { FastifyInstance } from 'fastify';
import {
  acceptMessage,
  countUnreadMessages,
  deleteMessage,
  deleteMessages,
  getMessage,
  listMessages,
} from 'shared-api/contracts/signing';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { SigningServices } from '../create-signing.ts';

/** The inbox. */
export function serveMessageList(app: FastifyInstance, { messageList }: SigningServices): void {
  serve(app, listMessages, ({ input, caller }) => messageList.list(signedIn(caller), input));
  serve(app, getMessage, ({ input, caller }) => messageList.get(signedIn(caller), input));
  serve(app, acceptMessage, ({ input, caller }) => messageList.accept(signedIn(caller), input));
  serve(app, deleteMessage, ({ input, caller }) => messageList.remove(signedIn(caller), { ids: [input.id] }));
  serve(app, deleteMessages, ({ input, caller }) => messageList.remove(signedIn(caller), input));
  serve(app, countUnreadMessages, async ({ input, caller }) => ({
    total: caller.session?.kind === 'staff' ? await messageList.countUnread(signedIn(caller), input) : 0,
  }));
}
