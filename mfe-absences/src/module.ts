import { defineModule, lazyScreen } from 'shared-ui';
import { absenceTexts } from './common/absence.texts.ts';
import { manifest } from './module.manifest.ts';

/** Leave and sickness. Read this first: each path of the manifest with its screen. */
export const module = defineModule({
  manifest,
  texts: absenceTexts,
  screens: {
    '/holiday': lazyScreen(() =>
      import(/* webpackChunkName: "screen-leave" */ './leave/leave.screen.tsx').then((m) => m.LeaveScreen),
    ),
    '/disease': lazyScreen(() =>
      import(/* webpackChunkName: "screen-sickness" */ './sickness/sickness.screen.tsx').then(
        (m) => m.SicknessScreen,
      ),
    ),
    '/absences': lazyScreen(() =>
      import(/* webpackChunkName: "screen-decisions" */ './decisions/decisions.screen.tsx').then(
        (m) => m.DecisionsScreen,
      ),
    ),
    '/absenceDecision': lazyScreen(() =>
      import(/* webpackChunkName: "screen-decision-link" */ './decisions/decision-link.screen.tsx').then(
        (m) => m.DecisionLinkScreen,
      ),
    ),
    '/absenceCalendar': lazyScreen(() =>
      import(/* webpackChunkName: "screen-team" */ './team/team.screen.tsx').then((m) => m.TeamScreen),
    ),
    '/absenceBalances': lazyScreen(() =>
      import(/* webpackChunkName: "screen-balances" */ './balances/balances.screen.tsx').then(
        (m) => m.BalancesScreen,
      ),
    ),
    '/absenceSettings': lazyScreen(() =>
      import(/* webpackChunkName: "screen-absence-settings" */ './settings/absence-settings.screen.tsx').then(
        (m) => m.AbsenceSettingsScreen,
      ),
    ),
  },
  contributions: {
    absencesWaiting: () =>
      import(/* webpackChunkName: "card-absences-waiting" */ './decisions/waiting-card.component.tsx').then(
        (m) => m.AbsencesWaitingCard,
      ),
    absenceOverview: () =>
      import(/* webpackChunkName: "card-absence-overview" */ './overview/overview-card.component.tsx').then(
        (m) => m.AbsenceOverviewCard,
      ),
  },
});
