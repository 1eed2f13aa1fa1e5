import { Navigate, type RouteObject } from 'react-router-dom';
import { useBoot } from 'shared-api';
import type { BootDocument, ModuleRoute, RegistryArea, SessionView } from 'shared-api/contracts/platform';
import { lazyScreen } from 'shared-ui';
import { menuSections } from '../frame/menu-sections.ts';
import { signedInParts } from '../frame/signed-in-parts.ts';
import { AreaScreen } from './area-screen.component.tsx';
import { SignInFirstScreen } from './sign-in-first.screen.tsx';
import { owesFirstPassword, paths } from './paths.ts';
import { WithServerData } from './with-server-data.component.tsx';

/** What the frame needs to know of the route that is open. */
export interface RouteHandle {
  readonly bars: ModuleRoute['bars'];
}

/** The routes of the moment: the shell's own, and those of every area in the registry document. They follow the session. */
export function routesOf({ registry, session }: BootDocument): RouteObject[] {
  const visitor = [
    session?.userId,
    session?.actingFor?.company.id,
    session?.actingFor?.employee?.userId,
  ].join(' ');
  const areaRoutes = registry.areas.flatMap((area) =>
    area.manifest.routes.map((route) => areaRoute(area, route, visitor)),
  );
  const firstPassword = areaRoutes.find(({ path }) => path === paths.firstPassword);
  if (owesFirstPassword(session) && firstPassword) return [firstPassword, toFirstPassword];
  const screens: RouteObject[] = [
    ...areaRoutes,
    { path: paths.kit, element: <KitScreen />, handle: { bars: 'none' } },
  ];
  return [
    ...(session ? [...screens, ...ownRoutes(session)] : screens.map(bringData)),
    { path: '*', element: <SignInFirstScreen />, handle: { bars: 'both' } },
  ];
}

const KitScreen = lazyScreen(() =>
  import(/* webpackChunkName: "screen-gallery" */ 'shared-ui/gallery').then(
    ({ GalleryScreen }) => GalleryScreen,
  ),
);

const InfoScreen = lazyScreen(() =>
  import(/* webpackChunkName: "screen-info" */ '../info/info.screen.tsx').then(
    ({ InfoScreen }) => InfoScreen,
  ),
);

/** They come with the frame around them, and are there when that is. */
function DashboardScreen() {
  const Dashboard = signedInParts.find()?.DashboardScreen;
  return Dashboard && <Dashboard />;
}

function ReloadScreen() {
  const Reload = signedInParts.find()?.ReloadScreen;
  return Reload && <Reload />;
}

const toFirstPassword: RouteObject = {
  path: '*',
  element: <Navigate to={paths.firstPassword} replace />,
  handle: { bars: 'none' },
};

/** A guest has no home: what they are here for is their first entry of the menu. */
function GuestHome() {
  const [first] = menuSections(useBoot()).flatMap(({ entries }) => entries);
  return first ? <Navigate to={first.path} replace /> : <DashboardScreen />;
}

const ownRoutes = ({ isGuest }: SessionView): RouteObject[] => [
  {
    path: paths.dashboard,
    element: isGuest ? <GuestHome /> : <DashboardScreen />,
    handle: { bars: 'both' },
  },
  { path: paths.dashboardAfterFirstPassword, element: <Navigate to={paths.dashboard} replace /> },
  { path: paths.info, element: <InfoScreen />, handle: { bars: 'both' } },
  { path: `${paths.reload}/*`, element: <ReloadScreen />, handle: { bars: 'both' } },
];

function areaRoute(area: RegistryArea, { path, bars }: ModuleRoute, visitor: string): RouteObject {
  return {
    path,
    element: <AreaScreen key={`${area.area} ${visitor}`} area={area} path={path} />,
    handle: { bars },
  };
}

/** What the frame brings to who is signed in, each screen of a visitor needs for itself; not the sign-in. */
function bringData(route: RouteObject): RouteObject {
  if (route.path === paths.signIn) return route;
  return { ...route, element: <WithServerData>{route.element}</WithServerData> };
}
