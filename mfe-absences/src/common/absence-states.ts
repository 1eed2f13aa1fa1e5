import { defineStates } from 'shared-ui';
import { absenceTexts } from './absence.texts.ts';

/** How the states of a request look, each with its icon and its word. */
export const absenceStates = defineStates(absenceTexts, {
  open: { label: 'state.open', tone: 'neutral', icon: 'edit' },
  toApprove: { label: 'state.toApprove', tone: 'warning', icon: 'waiting' },
  approved: { label: 'state.approved', tone: 'success', icon: 'success' },
  refused: { label: 'state.refused', tone: 'error', icon: 'error' },
  withdrawn: { label: 'state.withdrawn', tone: 'neutral', icon: 'undo' },
});
