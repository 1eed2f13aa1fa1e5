import { currentBoot, onBootChange } from 'shared-api';
import { currentLanguage, setWrapperLinks } from 'shared-ui';
import { bridgeVersion, fromWrapper, personOf, toWrapper, type FromWrapper, type Said } from './messages.ts';
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

/** Tells the wrapper who is signed in, opens links through it, and does what it asks for. Answers how to stop. */
export function startBridge({ wrapper, open, closeOverlay, goBack }: BridgeOptions): () => void {
  const say = (said: Said) => {
    const message = toWrapper.safeParse({ source: 'sportello', version: bridgeVersion, ...said });
    if (message.success) wrapper.send(message.data);
  };
  const sendReady = () => say({ type: 'ready', person: currentPerson() });
  const obey: { [Type in FromWrapper['type']]: (asked: Extract<FromWrapper, { type: Type }>) => void } = {
    hello: sendReady,
    open: ({ path }) => open(path),
    back: () => {
      if (!closeOverlay() && !goBack()) say({ type: 'at-start' });
    },
  };
  let known = currentPerson();
  const followSession = () => {
    const person = currentPerson();
    if (person?.userId === known?.userId) return;
    known = person;
    say(person ? { type: 'signed-in', person } : { type: 'signed-out' });
  };

  const stops = [
    onBootChange(followSession),
    wrapper.listen((data) => {
      const asked = read(data);
      if (asked) (obey[asked.type] as (asked: FromWrapper) => void)(asked);
    }),
  ];
  setWrapperLinks((url) => say({ type: 'open-link', url: new URL(url, window.location.href).href }));
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
