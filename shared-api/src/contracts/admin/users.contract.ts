import { z } from 'zod';
import {
  defineCall,
  defineDownload,
  idList,
  instant,
  jsonText,
  okAnd,
  siNo,
  typedText,
  wholeNumber,
  wireObject,
  yesNo,
  zeroOne,
} from '../common/index.ts';
import type { LiveKey } from '../platform/index.ts';

/** Rows that one load of the list brings (spec 03 §9). */
export const userPageSize = 30;

/** Most characters of a search. */
export const maxUserSearchLength = 200;

/** Most users that one call deletes. */
export const maxUsersDeleted = 500;

/** Most users whose ids a choice answers, for what goes by ids alone. */
export const maxUsersNamed = 200;

/** Under which screens keep what they show of users. */
export const usersLiveKey: LiveKey = ['admin', 'users'];

/** What the list can be sorted by: its columns, and `name`, surname first, where nothing is said. */
export const userSort = z.enum(['name', 'firstName', 'username', 'email', 'company', 'active', 'groups']);
export type UserSort = z.infer<typeof userSort>;

/** What is searched for; an empty text finds everybody. */
export const userSearch = typedText.pipe(z.string().trim().max(maxUserSearchLength));

/** What narrows the list; what is left out narrows nothing. */
const filters = {
  companyId: ['company', z.string().max(100).optional()],
  /** Words of the surname, name, user name or address. */
  search: ['curSrcText', userSearch.default('')],
  isActive: ['attivo', siNo.optional()],
  groupId: ['gruppo', z.string().max(100).optional()],
  isAdministrator: ['is_admin', siNo.optional()],
  /** Whether they ever signed in. */
  hasSignedIn: ['has_login', siNo.optional()],
} as const;

/** A user as the list shows them (spec 03 §2). */
const userRow = wireObject({
  id: z.string(),
  /** Their place in the list, from 1. */
  number: ['num', wholeNumber],
  lastName: ['cognome_utente', z.string()],
  firstName: ['nome_utente', z.string()],
  username: ['login', z.string()],
  email: z.string(),
  companyId: ['idcompany_logo', z.string().nullable()],
  companyName: ['azienda', z.string()],
  isActive: ['attivo', siNo],
  /** The names of their groups. */
  groups: ['gruppi', z.array(z.string())],
  isSuper: ['is_su', siNo],
  isCompanyAdmin: ['is_admin_company', siNo],
  lastLoginAt: ['last_login', instant.nullable()],
  /** Whether the caller may delete them: everybody in the list but oneself. */
  mayDelete: ['may_delete', yesNo],
});
export type UserRow = z.output<typeof userRow>;

/**
 * The users whom the caller administers, by surname and name (spec 03 §2 and §7): a super user's all, a company administrator's their
 * company's without its super users. `cursor` (of the page before) leads to the next rows of the same filters and order. `username` and
 * the periods and states of the old call are taken and not needed. Fails with `not-found` for a company that is not theirs.
 */
export const listUsers = defineCall({
  name: 'getUtenti',
  method: 'GET',
  access: 'admin',
  input: wireObject({
    username: z.string().optional(),
    currDay: z.string().optional(),
    currDayTo: z.string().optional(),
    curStatus: z.string().optional(),
    curPiano: z.string().optional(),
    ...filters,
    start: wholeNumber.pipe(z.number().min(0).max(1_000_000)).default(0),
    length: wholeNumber.pipe(z.number().min(1).max(100)).default(userPageSize),
    cursor: z.string().max(6000).optional(),
    sort: ['order_by', userSort.optional()],
    direction: ['order_dir', z.enum(['ascending', 'descending']).optional()],
  }),
  output: wireObject({
    rows: ['data', z.array(userRow)],
    next: z.string().nullable(),
    /** How many there are under the filters. */
    total: ['record_totali', wholeNumber],
  }),
});

/** The groups by which the caller may narrow the list: those of a company, or of all theirs. */
export const listUserFilterGroups = defineCall({
  name: 'getUtentiGruppi',
  method: 'GET',
  access: 'admin',
  input: wireObject({ companyId: ['company', z.string().max(100).optional()] }),
  output: wireObject({
    groups: [
      'gruppi',
      z.array(
        wireObject({ id: z.string(), name: ['nome', z.string()], companyName: ['azienda', z.string()] }),
      ),
    ],
  }),
});

/** Most users that are chosen one by one. */
const maxUsersChosen = 10_000;

const chosenIds = jsonText(z.array(z.string().min(1).max(100)).max(maxUsersChosen));

/**
 * Keeps whom the caller chose, for a day, for what they do with them next (spec 03 §4): users by their ids, all of a choice that is kept
 * already, or all of the filters; less those excepted. Those whom the caller does not administer are left out. Fails with `not-found` for
 * a choice that is not the caller's, or ran out.
 */
export const chooseUsers = defineCall({
  name: 'chooseUtenti',
  access: 'admin',
  input: wireObject({
    ids: ['v_id', chosenIds.optional()],
    selection: z.string().max(100).optional(),
    /** All of the filters. */
    isAll: ['all', zeroOne.default(false)],
    except: chosenIds.default([]),
    ...filters,
  }),
  output: okAnd({
    selection: z.string(),
    count: wholeNumber,
    /** Who they are; empty where they are more than `maxUsersNamed`. */
    userIds: ['v_id', idList],
  }),
});

/** Why a user was not deleted. */
const deletionRefusal = z.enum(['yourself', 'last-super-user', 'not-found']);
export type DeletionRefusal = z.infer<typeof deletionRefusal>;

/**
 * Deletes users for good, in one transaction: by their ids, or all of a choice. Who cannot be deleted is left, and it is answered why.
 * Their open documents go to `successor`, one of those whom `listSuccessors` names; by default to who deletes. Fails with `conflict` for more
 * than `maxUsersDeleted`, with `invalid-input` on `successor` for anybody else.
 */
export const deleteUsers = defineCall({
  name: 'deleteUtente',
  access: 'admin',
  input: wireObject({
    ids: ['id', idList.optional()],
    selection: z.string().max(100).optional(),
    successor: z.string().min(1).max(100).optional(),
  }),
  output: okAnd({
    deleted: wholeNumber,
    refused: z.array(wireObject({ id: z.string(), name: z.string(), reason: deletionRefusal })),
  }),
});

/**
 * To whom the open documents (sent by them and not signed yet) of users may pass who are about to be deleted: who deletes, first, and the active
 * administrators of their company, by name. Fails as `deleteUsers` does.
 */
export const listSuccessors = defineCall({
  name: 'listSuccessors',
  access: 'admin',
  input: wireObject({ ids: ['id', idList.optional()], selection: z.string().max(100).optional() }),
  output: okAnd({
    openDocuments: ['open_documents', wholeNumber],
    successors: z.array(wireObject({ id: z.string(), name: z.string() })),
  }),
});

/** The kinds of files of users. */
export const userFileFormats = ['csv', 'xlsx'] as const;
export type UserFileFormat = (typeof userFileFormats)[number];

/** The users of the filters, or of a choice, as a file that the import reads (`/importUsers`): CSV, or a workbook of Excel. */
export const downloadUsers = defineDownload({
  name: 'exportUtenti',
  types: ['text/csv'],
  method: 'GET',
  access: 'admin',
  input: wireObject({
    ...filters,
    selection: z.string().max(100).optional(),
    format: z.enum(userFileFormats).optional(),
  }),
});
