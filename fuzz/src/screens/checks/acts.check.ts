import { aboutOf, problemAt, type CallSeen, type Check } from './seen.ts';

/** Calls that sign, send, decide or delete: nobody takes them back by closing a window. */
const isAct = ({ name, method, status }: CallSeen) =>
  method !== 'GET' &&
  status < 400 &&
  /delete|^del|remove|SaveDataSigns|SignatureComplex|SendMessage$|insertMessage|insertMulti|InsertMulti|decide|acceptReject|updateStatus|tsUpdate|tsSignMonth|SendMail|askWithdrawal|startUserImport|reject|approve|logout|revoke|unlink|resetSeal/i.test(
    name,
  ) &&
  // Sent along while one reads, types or looks.
  !/^checkLogout|Draft|updateStatusMsgApi$/i.test(name);

/**
 * Nothing is signed, sent, decided or deleted by what opened under a second press of one place, or under a key that was held; and what
 * opened by the first press is not closed again by the second.
 */
export const checkActs: Check = ({ step, before, after, events, calls }) => {
  if (step.does !== 'pressTwice' && step.does !== 'holdKey') return [];
  const opened = events.flatMap((event) => (event.what === 'opened' ? [event.dialog] : []));
  const [dialog] = opened;
  if (dialog === undefined) return [];
  const about = step.does === 'holdKey' ? `${step.key} held` : aboutOf(step);
  const acts = calls.filter(isAct);
  const unconfirmed = acts.map(({ name }) =>
    problemAt(
      'unconfirmed',
      `${before.screen} ${about}: ${name}`,
      `${before.screen}: ${about} opened '${dialog}' and answered it too: ${name} was called`,
    ),
  );
  const isClosedAgain =
    acts.length === 0 &&
    step.does === 'pressTwice' &&
    !after.dialogs.includes(dialog) &&
    after.dialogs.length === 0 &&
    before.dialogs.length === 0 &&
    after.address === before.address;
  return isClosedAgain
    ? [
        ...unconfirmed,
        problemAt(
          'opened and closed',
          `${before.screen} ${about}`,
          `${before.screen}: the second press closed '${dialog}', which the first had opened`,
        ),
      ]
    : unconfirmed;
};
