import { defineStates } from 'shared-ui';
import { slidesTexts } from './slides.texts.ts';

/** The states of a slide. */
export const slideStates = defineStates(slidesTexts, {
  planned: { label: 'state.planned', tone: 'info', icon: 'calendar' },
  shown: { label: 'state.shown', tone: 'success', icon: 'eye' },
  ended: { label: 'state.ended', tone: 'neutral', icon: 'expired' },
  hidden: { label: 'state.hidden', tone: 'neutral', icon: 'eye-off' },
});
