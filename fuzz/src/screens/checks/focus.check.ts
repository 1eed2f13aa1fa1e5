import { aboutOf, problemAt, type Check } from './seen.ts';

const keysThatStay = /^(?:Enter|Escape|Arrow)/;

/** After a press of a control or a key, whoever works by keys is somewhere: the focus does not lie on the body. */
export const checkFocus: Check = ({ step, before, after, documents, isUnsettled, isNetworkBad }) => {
  const isPress = step.does === 'press' || step.does === 'pressTwice' || step.does === 'choose';
  const isKey = (step.does === 'key' && keysThatStay.test(step.key)) || step.does === 'holdKey';
  if (!(isPress || isKey) || documents.length > 0 || isUnsettled || isNetworkBad) return [];
  // Who was nowhere before is no more lost than they were.
  if (!after.hasFocusOnBody || (isKey && before.hasFocusOnBody)) return [];
  if (isPress && 'control' in step && ['canvas', 'gridcell', 'img', 'other'].includes(step.control.role))
    return [];
  const about = isKey && 'key' in step ? `key ${step.key}` : aboutOf(step);
  const place =
    before.dialogs.at(-1) === undefined ? before.screen : `${before.screen} [${before.dialogs.at(-1)}]`;
  return [problemAt('focus lost', `${place} ${about}`, `${place}: after ${about} the focus is on the body`)];
};
