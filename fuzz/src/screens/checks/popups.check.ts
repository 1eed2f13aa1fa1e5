import { problemAt, type Check } from './seen.ts';

const saysDone =
  /correttamente|salvat[oiae]\b|inviat[oiae]\b|eliminat[oiae]\b|approvat[oiae]\b|successfully|\bsaved\b|\bsent\b|\bdeleted\b/i;
const isNoWrite = /Draft|checkPassword|quote|count|reportFailure|check|find|registerLog/i;

/** A popup that says that it is done stands for calls that the server took: none of the step was refused or failed. */
export const checkPopups: Check = ({ before, after, calls, isNetworkBad }) => {
  if (isNetworkBad) return [];
  const fresh = after.popups.filter((popup) => !before.popups.includes(popup));
  const done = fresh.filter(
    (popup) => !/^(error|warning)/.test(popup) && saysDone.test(popup) && !/\bnon\b|\bnot\b/i.test(popup),
  );
  const refused = calls.filter(
    ({ method, status, name }) => method !== 'GET' && status >= 400 && !isNoWrite.test(name),
  );
  const [popup] = done;
  if (popup === undefined || refused.length === 0) return [];
  const names = refused.map(({ name, status }) => `${name} (${status})`).join(', ');
  return [
    problemAt(
      'said but not done',
      `${after.screen} ${names}`,
      `'${popup}' though the server refused ${names}`,
    ),
  ];
};
