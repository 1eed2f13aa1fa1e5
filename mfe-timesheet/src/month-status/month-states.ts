import { defineStates } from 'shared-ui';
import { monthStatusTexts } from './month-status.texts.ts';

/** How the states of a month look: open red, for approval yellow, closed green (spec 01 §4), each with its icon and its word. */
export const monthStates = defineStates(monthStatusTexts, {
  open: { label: 'state.open', tone: 'error', icon: 'edit' },
  forApproval: { label: 'state.forApproval', tone: 'warning', icon: 'waiting' },
  closed: { label: 'state.closed', tone: 'success', icon: 'lock' },
});
