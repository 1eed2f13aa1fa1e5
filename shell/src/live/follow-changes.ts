import type { Query, QueryClient } from '@tanstack/react-query';
import { currentBoot, freshenBoot } from 'shared-api';
import { connectLive } from 'shared-api/live';
import { rightsLiveKey, type LiveKey } from 'shared-api/contracts/platform';
import { lookAtSession } from '../session/use-session-watch.ts';
import { recordMuteLine } from './mute-line.ts';
import { askWhileMute } from './ask-while-mute.ts';

/** Milliseconds in which changes are gathered: whoever sends a hundred documents has the list read once. */
const gatherFor = 250;
/** All pages are notified of a new build at once; they ask for it one after the other, within these milliseconds. */
const spread = 3000;
/** Who signs out here is gone within this, in milliseconds; a session that was ended elsewhere is left after it, in words. */
const afterSigningOut = 1500;

interface Following {
  /** Whether nobody followed for a while: what is live is then read at once. */
  readonly hadGap: boolean;
}

/** Has what is on screen read again when it changes on the server. Answers how to stop. */
export function followChanges(queries: QueryClient, { hadGap }: Following): () => void {
  let gathered = new Map<string, LiveKey>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const readAgain = () => {
    const keys = [...gathered.values()];
    gathered = new Map();
    timer = undefined;
    for (const queryKey of keys) invalidate(queries, { queryKey });
  };
  const readShown = () => invalidate(queries, { predicate: isShown });
  const askForBoot = () => {
    clearTimeout(asking);
    const pause = currentBoot().followsBuilds ? 0 : Math.random() * spread;
    asking = setTimeout(() => void freshenBoot().catch(() => undefined), pause);
  };
  if (hadGap) readShown();
  const muteWatch = askWhileMute(queries, readShown);
  const disconnect = connectLive({
    onChange: (keys) => {
      if (keys.some((key) => key.join() === rightsLiveKey.join())) askForBoot();
      for (const key of keys) gathered.set(JSON.stringify(key), key);
      timer ??= setTimeout(readAgain, gatherFor);
    },
    onGap: () => {
      readShown();
      askForBoot();
    },
    onBuilds: askForBoot,
    onMute: (isMute) => {
      recordMuteLine(isMute);
      muteWatch.setMute(isMute);
    },
    onSessionEnd: (goOn) => {
      clearTimeout(leaving);
      const look = () => {
        // What is being saved here may be why it ended: with a new password the page gets another session.
        if (queries.isMutating() > 0) leaving = setTimeout(look, afterSigningOut);
        else void lookAtSession().then((isStanding) => isStanding && goOn());
      };
      leaving = setTimeout(look, afterSigningOut);
    },
  });
  return () => {
    clearTimeout(timer);
    clearTimeout(asking);
    clearTimeout(leaving);
    muteWatch.stop();
    recordMuteLine(false);
    disconnect();
  };
}

/** What is on screen, and may change: a file that is kept as it is stays. */
function isShown(query: Query): boolean {
  return query.isActive() && !query.observers.every(({ options }) => options.staleTime === Infinity);
}

interface Which {
  readonly queryKey?: LiveKey;
  readonly predicate?: (query: Query) => boolean;
}

function invalidate(queries: QueryClient, which: Which): void {
  for (const query of queries.getQueryCache().findAll(which)) readOnceMore(queries, query);
}

/** Queries that changed while an answer was on its way: they are read once more after it. */
const overtaken = new WeakSet<Query>();

/** Lets an answer that is on its way come: changes faster than a slow line would otherwise show nothing until the last of them. */
function readOnceMore(queries: QueryClient, query: Query): void {
  const { queryKey, state } = query;
  if (state.fetchStatus === 'idle') {
    void queries.invalidateQueries({ queryKey, exact: true });
    return;
  }
  if (overtaken.has(query)) return;
  overtaken.add(query);
  const goOn = () => {
    overtaken.delete(query);
    readOnceMore(queries, query);
  };
  Promise.resolve(query.promise).then(goOn, goOn);
}
