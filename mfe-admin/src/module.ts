import { defineModule, lazyScreen } from 'shared-ui';
import { adminTexts } from './common/admin.texts.ts';
import { manifest } from './module.manifest.ts';

/** Administration. Read this first: each path of the manifest with its screen. */
export const module = defineModule({
  manifest,
  texts: adminTexts,
  screens: {
    '/filterusers': lazyScreen(() =>
      import(/* webpackChunkName: "screen-filter-users" */ './users/filter-users.screen.tsx').then(
        (m) => m.FilterUsersScreen,
      ),
    ),
    '/users': lazyScreen(() =>
      import(/* webpackChunkName: "screen-users" */ './users/users.screen.tsx').then((m) => m.UsersScreen),
    ),
    '/editUser/:id': lazyScreen(() =>
      import(/* webpackChunkName: "screen-user-form" */ './user-form/user-form.screen.tsx').then(
        (m) => m.UserFormScreen,
      ),
    ),
    '/changepassword/:id': lazyScreen(() =>
      import(/* webpackChunkName: "screen-user-password" */ './user-form/user-password.screen.tsx').then(
        (m) => m.UserPasswordScreen,
      ),
    ),
    '/importUsers': lazyScreen(() =>
      import(/* webpackChunkName: "screen-import-users" */ './import/import.screen.tsx').then(
        (m) => m.ImportScreen,
      ),
    ),
    '/groups': lazyScreen(() =>
      import(/* webpackChunkName: "screen-groups" */ './groups/groups.screen.tsx').then(
        (m) => m.GroupsScreen,
      ),
    ),
    '/settings': lazyScreen(() =>
      import(/* webpackChunkName: "screen-settings" */ './settings/settings.screen.tsx').then(
        (m) => m.SettingsScreen,
      ),
    ),
    '/firstSteps': lazyScreen(() =>
      import(/* webpackChunkName: "screen-first-steps" */ './first-steps/first-steps.screen.tsx').then(
        (m) => m.FirstStepsScreen,
      ),
    ),
    '/discoversettings': lazyScreen(() =>
      import(/* webpackChunkName: "screen-slides" */ './slides/slides.screen.tsx').then(
        (m) => m.SlidesScreen,
      ),
    ),
    '/log': lazyScreen(() =>
      import(/* webpackChunkName: "screen-log" */ './log/log.screen.tsx').then((m) => m.LogScreen),
    ),
    '/failures': lazyScreen(() =>
      import(/* webpackChunkName: "screen-failures" */ './failures/failures.screen.tsx').then(
        (m) => m.FailuresScreen,
      ),
    ),
  },
  contributions: {
    firstSteps: () =>
      import(/* webpackChunkName: "card-first-steps" */ './first-steps/first-steps.card.tsx').then(
        (m) => m.FirstStepsCard,
      ),
    failures: () =>
      import(/* webpackChunkName: "card-failures" */ './failures/failures.card.tsx').then(
        (m) => m.FailuresCard,
      ),
    users: () =>
      import(/* webpackChunkName: "palette-sources" */ './palette/palette.sources.ts').then(
        (m) => m.userSource,
      ),
  },
});
