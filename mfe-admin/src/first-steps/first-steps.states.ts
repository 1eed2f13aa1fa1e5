import { defineStates } from 'shared-ui';
import { firstStepsTexts } from './first-steps.texts.ts';

/** Where a step stands. */
export const firstStepStates = defineStates(firstStepsTexts, {
  open: { label: 'state.open', tone: 'warning', icon: 'waiting' },
  done: { label: 'state.done', tone: 'success', icon: 'success' },
  setAside: { label: 'state.setAside', tone: 'neutral', icon: 'undo' },
});
