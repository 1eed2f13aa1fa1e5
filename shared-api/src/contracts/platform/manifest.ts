import { z } from 'zod';
import { permissionCode } from '../common/index.ts';

const localizedText = z.object({ it: z.string(), en: z.string() });

/**
 * Who may open a route. `anonymous`: only who is not signed in (others go home). `public`: anyone. `guest`: a guest of one
 * document or staff. `signed-in`: staff. `admin`: flag a or b is Y or S.
 */
const routeAccess = z.enum(['anonymous', 'public', 'guest', 'signed-in', 'admin']);
export type RouteAccess = z.infer<typeof routeAccess>;

/** A path that a module owns. `path` is a React Router pattern without a splat. `bars`: whether top and bottom bar stand. */
const moduleRoute = z.object({
  path: z.string().startsWith('/'),
  access: routeAccess,
  permission: permissionCode.optional(),
  bars: z.enum(['both', 'none']),
  /** Name of the screen's chunk (`webpackChunkName`), so that the server can preload what the address asks for. */
  chunk: z.string(),
  /** Name of the chunk that the screen also needs where there is room for it, above 768 px, such as a table. */
  wideChunk: z.string().optional(),
});

/** The four sections of the sheet menu (spec 01 §2). */
export const menuSection = z.enum(['gestione', 'impostazioni', 'utenti', 'applicazione']);

/** An entry of the sheet menu. */
export const menuEntry = z.object({
  section: menuSection,
  order: z.number(),
  label: localizedText,
  icon: z.string(),
  path: z.string().startsWith('/'),
  /** Further paths of the area at which this entry is marked as the current one: those that it leads on to. */
  alsoAt: z.array(z.string().startsWith('/')).optional(),
  permission: permissionCode.optional(),
  access: routeAccess,
});

/** Where somebody finds what is their own: the way there from the popup of who is signed in, whatever the menu holds. */
const accountEntry = z.object({
  label: localizedText,
  path: z.string().startsWith('/'),
  access: routeAccess,
});

/** A tile of the dashboard. `countCall` names a call that answers `recordsTotal` for the number on the tile. */
const dashboardTile = z.object({
  order: z.number(),
  label: localizedText,
  hint: localizedText.optional(),
  icon: z.string(),
  path: z.string().startsWith('/'),
  permission: permissionCode.optional(),
  access: routeAccess,
  countCall: z.string().optional(),
});

/**
 * The places of the shell that modules contribute to, beside their screens. `dashboardCard`: on `/dash`. `topBarFigure`: a figure
 * beside the person's name, such as the hours total of the month (spec 01 §2). `paletteSource`: what the command palette finds.
 * `accountPopup`: a part of the popup of who is signed in. `signInAgain`: the form over a screen whose session ended.
 */
const placeName = z.enum(['dashboardCard', 'topBarFigure', 'paletteSource', 'accountPopup', 'signInAgain']);
export type PlaceName = z.infer<typeof placeName>;

/**
 * The room of a dashboard card. `lines`: rows of what waits for the person ('Da fare'), among those of the other areas. `half`:
 * a card of its own beside others on a desktop. `full`: as wide as the page.
 */
const cardSize = z.enum(['lines', 'half', 'full']);

/** What a module brings to a place of the shell; its definition has the code under the same `id`. */
const contribution = z.object({
  place: placeName,
  /** Its name within the area. */
  id: z.string().regex(/^[a-z][a-zA-Z]*$/),
  order: z.number(),
  permission: permissionCode.optional(),
  access: routeAccess,
  /** Name of its chunk (`webpackChunkName`), so that the server can preload what the dashboard asks for. */
  chunk: z.string(),
  /** Of a dashboard card. */
  size: cardSize.optional(),
  /** Whose figures it shows: of whom somebody acts for, where they do; without it those of who is signed in. */
  about: z.literal('subject').optional(),
});
export type Contribution = z.infer<typeof contribution>;

/** What the shell knows of a module before any of its code is loaded; written at build time as `module.json`. */
export const moduleManifest = z.object({
  area: z.string().regex(/^[a-z]+$/),
  label: localizedText,
  routes: z.array(moduleRoute),
  menu: z.array(menuEntry),
  tiles: z.array(dashboardTile),
  account: accountEntry.optional(),
  contributions: z.array(contribution).optional(),
});

export type ModuleManifest = z.infer<typeof moduleManifest>;
export type ModuleRoute = z.infer<typeof moduleRoute>;
export type MenuEntry = z.infer<typeof menuEntry>;
export type MenuSection = z.infer<typeof menuSection>;
export type DashboardTile = z.infer<typeof dashboardTile>;
