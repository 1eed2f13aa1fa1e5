import { matchesWords, type Language } from '../common/index.ts';
import { absencesActions } from './log-actions.absences.ts';
import { adminActions } from './log-actions.admin.ts';
import { authActions } from './log-actions.auth.ts';
import { messageActions } from './log-actions.messages.ts';
import { signingActions } from './log-actions.signing.ts';
import { timesheetActions } from './log-actions.timesheet.ts';
import type { LogAction, LogGroup } from './log-groups.ts';

/** Every action that the product writes into its log: one without words does not compile (decision 154). */
export const logActions = {
  ...authActions,
  ...signingActions,
  ...messageActions,
  ...timesheetActions,
  ...absencesActions,
  ...adminActions,
} as const satisfies Record<string, LogAction>;
export type LogActionName = keyof typeof logActions;

/** An action in words; its name where nobody has found words for it. */
export function actionInWords(action: string, language: Language): string {
  return findAction(action)?.[language] ?? action;
}

/** What an action is about; undefined for one of another version of the product. */
export function groupOfAction(action: string): LogGroup | undefined {
  return findAction(action)?.group;
}

/** The actions of a group. */
export function actionsOfGroup(group: LogGroup): readonly string[] {
  return Object.keys(logActions).filter((action) => groupOfAction(action) === group);
}

/** The actions whose words, in a language, hold all of a text’s. */
export function actionsWithWords(text: string, language: Language): readonly string[] {
  return Object.entries(logActions).flatMap(([action, inWords]) =>
    matchesWords(inWords[language], text) ? action : [],
  );
}

function findAction(action: string): LogAction | undefined {
  return Object.hasOwn(logActions, action) ? logActions[action as LogActionName] : undefined;
}
