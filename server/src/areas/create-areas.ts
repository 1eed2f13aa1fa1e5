import type { FastifyInstance } from 'fastify';
import type { PdfEditing } from '../platform/pdf-editing/pdf-editing.ts';
import { createPersonalData } from '../platform/personal-data/personal-data.service.ts';
import type { Platform } from '../platform/platform.ts';
import type { Area, AreaContextPlatform, Chore } from './area.ts';
import { areas } from './areas.ts';
import { decidingRows } from './deciding-rows.ts';
import { findFilesInUse } from './files-in-use.ts';
import { personalParts } from './personal-data.ts';
import { portNames, type Ports } from './ports/ports.ts';

type AnyArea = Area<string, unknown>;

/** The services of every area by its name. */
type AreaServices = {
  readonly [Each in (typeof areas)[number] as Each['name']]: ReturnType<Each['create']>;
};

/** The areas as they are made: their services, and what they offer. */
interface Areas {
  readonly services: AreaServices;
  readonly ports: Ports;
  readonly platform: AreaContextPlatform;
}

// An area is called with what it made itself, which the type of the list no longer shows.
const all = areas as unknown as readonly AnyArea[];

/** Makes the areas from the platform. A port is made when it is first asked for, so the order of the areas does not count. */
export function createAreas(given: Platform & { readonly pdfEditing: PdfEditing }): Areas {
  const { db } = given.database;
  const personalData = createPersonalData({ ...given, db, parts: personalParts, findFilesInUse });
  const platform = { ...given, db, findFilesInUse, personalData };
  const made = new Map<string, unknown>();
  const beingMade: string[] = [];
  const ports = createPorts(all, (area) => ({ platform, ports, services: () => servicesOf(area) }));

  function servicesOf(area: AnyArea): unknown {
    if (made.has(area.name)) return made.get(area.name);
    if (beingMade.includes(area.name))
      throw new Error(`Areas wait for each other: ${[...beingMade, area.name].join(' > ')}`);
    beingMade.push(area.name);
    made.set(area.name, area.create({ platform, ports }));
    beingMade.pop();
    return made.get(area.name);
  }

  for (const rows of decidingRows) platform.notedRows.watch(rows);
  const services = Object.fromEntries(all.map((area) => [area.name, servicesOf(area)]));
  return { services: services as AreaServices, ports, platform };
}

/** Adds the calls of every area, and has the areas start and stop with the server. */
export function serveAreas(app: FastifyInstance, made: Areas): void {
  for (const [area, services] of pairs(made)) {
    area.serve(app, services);
    app.addHook('onReady', async () => area.start?.(services));
    app.addHook('onClose', async () => area.stop?.(services));
  }
}

/** What the areas have cleaned every hour. */
export function choresOf(made: Areas): Chore[] {
  return pairs(made).flatMap(([area, services]) => area.chores?.(services) ?? []);
}

/** What the areas have looked after every half minute. */
export function roundsOf(made: Areas): Chore[] {
  return pairs(made).flatMap(([area, services]) => area.rounds?.(services) ?? []);
}

/** Makes each area's part of a new demo. @returns what is left to do once the server answers. */
export async function makeDemoOfAreas(made: Areas) {
  const left: (() => Promise<unknown>)[] = [];
  for (const [area, services] of pairs(made)) {
    const rest = await area.demo?.(services, made.platform, made.ports);
    if (rest) left.push(rest);
  }
  return left;
}

function pairs({ services }: Areas): [AnyArea, unknown][] {
  const byName: Readonly<Record<string, unknown>> = services;
  return all.map((area) => [area, byName[area.name]]);
}

type ContextOf = (area: AnyArea) => Parameters<NonNullable<NonNullable<AnyArea['offers']>[keyof Ports]>>[0];

function createPorts(given: readonly AnyArea[], contextOf: ContextOf): Ports {
  const ports = {};
  for (const name of portNames) {
    const offering = given.filter((area) => area.offers?.[name]);
    const [area] = offering;
    if (!area || offering.length > 1)
      throw new Error(`The port '${name}' is offered by ${offering.length} areas, and needs one.`);
    let port: unknown;
    Object.defineProperty(ports, name, {
      enumerable: true,
      get: () => (port ??= area.offers?.[name]?.(contextOf(area))),
    });
  }
  return ports as Ports;
}
