import { countTypedTexts } from '../typing/typed-texts.ts';

/** What an entry of the browser's history carries: the router's key of its place, and how many overlays are open over that. */
interface EntryState {
  readonly key?: string;
  readonly overlays?: number;
}

/** Closes the topmost overlays that are steps, as many as were stepped back over. */
type CloseTop = (count: number) => void;

let wanted = 0;
let closeTop: CloseTop = () => undefined;
/** Whether a step of our own is under way, whose arrival is nobody's press of Back. */
let isMoving = false;
let held = 0;
let arrivals: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** The place that the router shows; undefined where it has none of the browser's. */
let shownPlace: string | undefined;
let lastPlace = placeOfEntry();
let lastAddress = window.location.href;

/**
 * Makes every open overlay a step of the browser's history over the place it lies on, so that Back closes the topmost, and takes the
 * step away when it is closed otherwise (decision 081).
 */
export function setOverlaySteps(count: number, close: CloseTop): void {
  wanted = count;
  closeTop = close;
  reconcileSoon();
}

/** Tells which place the router shows, whenever that changes: while the browser is at another, a step is under way. */
export function followShownPlace(key: string): void {
  shownPlace = key;
  noteEntry();
}

/** Goes to another place from where the overlays lie, so that none of their steps stays behind in the history. */
export async function navigateFromPlace(navigate: () => Promise<void> | void): Promise<void> {
  if (!isMoving && openSteps() === 0) return navigate();
  held += 1;
  try {
    await arriveAtPlace();
    await navigate();
  } finally {
    held -= 1;
    reconcileSoon();
  }
}

function arriveAtPlace(): Promise<void> {
  return new Promise((arrive) => {
    arrivals.push(arrive);
    if (!isMoving) move(-openSteps());
  });
}

function reconcileSoon(): void {
  clearTimeout(timer);
  // After what closes one overlay to open another, or to go elsewhere.
  timer = setTimeout(reconcile, 0);
}

function reconcile(): void {
  const isElsewhere = shownPlace !== undefined && shownPlace !== placeOfEntry();
  if (isMoving || held > 0 || isElsewhere) return;
  if (openSteps() > wanted) move(wanted - openSteps());
  for (let step = openSteps() + 1; step <= wanted; step += 1)
    window.history.pushState({ ...entry(), overlays: step }, '');
}

function move(steps: number): void {
  isMoving = true;
  window.history.go(steps);
}

function handlePop(event: PopStateEvent): void {
  countTypedTexts();
  // Another link of a mail, opened in the same tab, changes nothing but what stands behind the `#`.
  const isSamePlace = placeOfEntry() === lastPlace && window.location.href === lastAddress;
  noteEntry();
  reconcileSoon();
  if (!isSamePlace) return;
  // The place is the one that is shown: it is no business of the router.
  event.stopImmediatePropagation();
  if (!isMoving) {
    closeTop(Math.max(0, wanted - openSteps()));
    return;
  }
  isMoving = false;
  if (arrivals.length === 0) return;
  if (openSteps() > 0) {
    move(-openSteps());
    return;
  }
  for (const arrive of arrivals) arrive();
  arrivals = [];
}

function noteEntry(): void {
  lastPlace = placeOfEntry();
  lastAddress = window.location.href;
}

function entry(): EntryState | null {
  return window.history.state as EntryState | null;
}

function placeOfEntry(): string {
  return entry()?.key ?? 'default';
}

function openSteps(): number {
  return entry()?.overlays ?? 0;
}

// In the capture phase: before the router.
window.addEventListener('popstate', handlePop, true);
// What a reload left behind.
if (openSteps() > 0) reconcileSoon();
