import { currentBoot, onBootChange } from 'shared-api';
import { currentLanguage, setWrapperLinks } from 'shared-ui';
import {
  bridgeVersion,
  fromWrapper,
  personOf,
  toWrapper,
  type FromWrapper,
  type MessageBody,
} from './messages.ts';
import type { Wrapper } from './wrapper.ts';

interface BridgeOptions {
  readonly wrapper: Wrapper;
  /** Leads to an address of the product. */
  readonly open: (path: string) => void;
  /** Closes the topmost menu, sheet or dialog; false when none is open. */
  readonly closeOverlay: () => boolean;
  /** Leads one step back; false when there is none. */
  readonly goBack: () => boolean;
}

/** Sends the wrapper who is signed in, opens links through it, and does what it asks for. Answers how to stop. */
export function startBridge({ wrapper, open, closeOverlay, goBack }: BridgeOptions): () => void {
  const send = (body: MessageBody) => {
    const message = toWrapper.safeParse({ source: 'sportello', version: bridgeVersion, ...body });
    if (message.success) wrapper.send(message.data);
  };
  const sendReady = () => send({ type: 'ready', person: currentPerson() });
  const handlers: { [Type in FromWrapper['type']]: (message: Extract<FromWrapper, { type: Type }>) => void } =
    {
      hello: sendReady,
      open: ({ path }) => open(path),
      back: () => {
        if (!closeOverlay() && !goBack()) send({ type: 'at-start' });
      },
    };
  let known = currentPerson();
  const followSession = () => {
    const person = currentPerson();
    if (person?.userId === known?.userId) return;
    known = person;
    send(person ? { type: 'signed-in', person } : { type: 'signed-out' });
  };

  const stops = [
    onBootChange(followSession),
    wrapper.listen((data) => {
      const message = read(data);
      if (message) (handlers[message.type] as (message: FromWrapper) => void)(message);
    }),
  ];
  setWrapperLinks((url) => send({ type: 'open-link', url: new URL(url, window.location.href).href }));
  sendReady();
  return () => {
    setWrapperLinks(undefined);
    for (const stop of stops) stop();
  };
}

function currentPerson() {
  const { session } = currentBoot();
  return session && personOf(session, currentLanguage());
}

/** A wrapper sends text or an object; whatever else comes by is not for us. */
function read(data: unknown): FromWrapper | undefined {
  try {
    return fromWrapper.safeParse(typeof data === 'string' ? JSON.parse(data) : data).data;
  } catch {
    return undefined;
  }
}
