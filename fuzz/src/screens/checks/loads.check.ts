import { aboutOf, problemAt, type Check } from './seen.ts';

const loadsItself = new Set([
  'open',
  'reload',
  'back',
  'forward',
  'otherTab',
  'endSession',
  'newBuild',
  'goOnline',
]);
const asksForIt =
  /ricarica|reload|riprova|retry|esci|sign out|azienda|company|elimina.*account|delete.*account/i;

/** No document is loaded that nobody asked for: a form that the browser sends by itself, a link that leaves the product. */
export const checkLoads: Check = ({ step, documents, before, isUnsettled, isNetworkBad }) => {
  if (loadsItself.has(step.does) || isUnsettled || isNetworkBad) return [];
  if ('control' in step && asksForIt.test(`${step.control.name} ${step.control.scope}`)) return [];
  return documents
    .filter((address) => new URL(address, 'http://localhost').pathname !== '/')
    .map((address) =>
      problemAt(
        'document load',
        `${before.screen} ${aboutOf(step)}`,
        `${before.screen}: ${address} was loaded`,
      ),
    );
};
