import type { UserImport } from 'shared-api/contracts/admin';
import { defineStates } from 'shared-ui';
import { importTexts } from './import.texts.ts';

/** How the states of imports look; `wrong` for a file that was checked and has errors. */
export const importStates = defineStates(importTexts, {
  checked: { label: 'state.checked', tone: 'info', icon: 'check' },
  wrong: { label: 'state.wrong', tone: 'error', icon: 'warning' },
  running: { label: 'state.running', tone: 'warning', icon: 'waiting' },
  inviting: { label: 'state.inviting', tone: 'warning', icon: 'mail' },
  done: { label: 'state.done', tone: 'success', icon: 'success' },
  failed: { label: 'state.failed', tone: 'error', icon: 'error' },
});

/** The state of an import as it is shown. */
export function shownState({ state, counts }: UserImport) {
  return state === 'checked' && counts.error > 0 ? 'wrong' : state;
}

const outcomes = {
  add: { label: 'outcome.add', tone: 'success', icon: 'add' },
  change: { label: 'outcome.change', tone: 'info', icon: 'edit' },
  same: { label: 'outcome.same', tone: 'neutral', icon: 'check' },
  left: { label: 'outcome.left', tone: 'neutral', icon: 'check' },
  error: { label: 'outcome.error', tone: 'error', icon: 'error' },
} as const;

/** How what becomes of lines looks. */
export const outcomeStates = defineStates(importTexts, outcomes);

/** The same of one line, of which nothing may count before its person confirms it. */
export const lineStates = defineStates(importTexts, {
  ...outcomes,
  waits: { label: 'outcome.waits', tone: 'warning', icon: 'waiting' },
});
