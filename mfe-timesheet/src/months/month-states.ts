import { defineStates } from 'shared-ui';
import { monthsTexts } from './months.texts.ts';

/** How the states of months look: open red, for approval yellow, closed green (spec 01 §4). */
export const monthStates = defineStates(monthsTexts, {
  open: { label: 'state.open', tone: 'error', icon: 'edit' },
  forApproval: { label: 'state.forApproval', tone: 'warning', icon: 'waiting' },
  closed: { label: 'state.closed', tone: 'success', icon: 'lock' },
});
