import { z } from 'zod';
import {
  defineCall,
  idList,
  jsonText,
  okAnd,
  okAnswer,
  permissionCode,
  typedText,
  versionConflict,
  wholeNumber,
  wireObject,
  yesNo,
} from '../common/index.ts';
import { menuEntry, type LiveKey } from '../platform/index.ts';

/** Most characters of a group's name. */
export const maxGroupNameLength = 80;

/** Most people that one call adds to a group and takes out of it. */
const maxMembersChanged = 100;

/** Under which screens keep what they show of groups. */
export const groupsLiveKey: LiveKey = ['admin', 'groups'];

const codes = z.array(permissionCode).max(20);
const id = z.string().min(1).max(100);

/** What is said of a group, by our names; each is refused by the name of its text. */
export const groupFields = z.object({
  name: typedText.trim().min(1, 'required').max(maxGroupNameLength, 'nameTooLong'),
  permissions: codes,
  isDefault: z.boolean(),
});
export type GroupFields = z.output<typeof groupFields>;

const fieldsOnWire = {
  name: ['nome', groupFields.shape.name],
  permissions: ['permessi', jsonText(codes)],
  /** Whether whoever becomes a user of the company without an administrator's choice is in it. */
  isDefault: ['is_default', yesNo],
} as const;

/** A group (gruppo) of a company's people, as who administers them sees it. */
const companyGroup = wireObject({
  id: z.string(),
  companyId: ['idcompany_logo', z.string()],
  companyName: ['azienda', z.string()],
  name: ['nome', z.string()],
  permissions: ['permessi', codes],
  isDefault: ['is_default', yesNo],
  /** How many users are in it. */
  people: ['num_utenti', wholeNumber],
  version: wholeNumber,
});
export type CompanyGroup = z.output<typeof companyGroup>;

/**
 * The groups of the companies that the caller administers, or of one of them, by company and name. Fails with `forbidden`, or with
 * `not-found` for a company that is not theirs.
 */
export const listCompanyGroups = defineCall({
  name: 'getGruppi',
  method: 'GET',
  access: 'admin',
  input: wireObject({ companyId: ['company', id.optional()] }),
  output: wireObject({ groups: ['gruppi', z.array(companyGroup)] }),
});

/** Adds a group. Fails with `forbidden` for rights that the caller does not have, with `conflict` on `name` for one that is taken. */
export const addGroup = defineCall({
  name: 'insertGruppo',
  access: 'admin',
  input: wireObject({ companyId: ['company', id], ...fieldsOnWire }),
  output: okAnd({ id: z.string() }),
});

/** The `details` of a `conflict` when a group is saved: who was first, and what stands now. */
export const groupConflict = versionConflict(groupFields.shape);

/**
 * Changes a group; what its people may do follows at once. Fails as `addGroup` does, with `conflict` (`groupConflict`) where somebody
 * saved since, and where the company would have no group for newcomers or the caller would no longer administer users.
 */
export const changeGroup = defineCall({
  name: 'updateGruppo',
  access: 'admin',
  input: wireObject({ id, version: wholeNumber, ...fieldsOnWire }),
  output: okAnd({ version: wholeNumber }),
});

/** Who loses what if a group gave these rights alone: none of them when it is deleted. Those with another group that gives it lose nothing. */
export const checkGroup = defineCall({
  name: 'checkGruppo',
  method: 'GET',
  access: 'admin',
  input: wireObject({ id, permissions: ['permessi', jsonText(codes)] }),
  output: wireObject({
    people: ['num_utenti', wholeNumber],
    losing: ['persi', z.array(z.object({ permission: permissionCode, people: wholeNumber }))],
    /** How many are in no other group. */
    onlyHere: ['solo_qui', wholeNumber],
  }),
});

/**
 * Deletes a group; its people lose what no other group gives them. Fails as `changeGroup` does, and with `conflict` where somebody but a
 * super user is in no other group (spec 03 §5).
 */
export const deleteGroup = defineCall({
  name: 'deleteGruppo',
  access: 'admin',
  input: wireObject({ id, version: wholeNumber }),
  output: okAnswer,
});

/** What became of a person: put in or taken out, nothing to do, or refused with why. */
const memberOutcome = z.enum(['done', 'unchanged', 'refused']);

/**
 * Puts people into a group and takes others out, each in a transaction of their own. Nobody but a super user is taken out of their only
 * group (spec 03 §5). Fails with `forbidden` for a group whose rights the caller does not have.
 */
export const changeGroupMembers = defineCall({
  name: 'setGruppoUtenti',
  access: 'admin',
  input: wireObject({
    id,
    add: idList.refine((ids) => ids.length <= maxMembersChanged),
    remove: idList.refine((ids) => ids.length <= maxMembersChanged),
  }),
  output: okAnd({
    results: z.array(
      wireObject({ userId: z.string(), name: z.string(), outcome: memberOutcome, reason: z.string() }),
    ),
  }),
});
export type MemberResult = z.output<typeof changeGroupMembers.output>['results'][number];

/** As whom somebody sees the menu. */
const menuRole = z.enum(['staff', 'companyAdmin', 'superUser']);
export type MenuRole = z.infer<typeof menuRole>;

/** The entries of the menu that somebody with these rights sees, of every area that is live. */
export const previewMenu = defineCall({
  name: 'getAnteprimaMenu',
  method: 'GET',
  access: 'admin',
  input: wireObject({ permissions: ['permessi', jsonText(codes)], role: ['ruolo', menuRole] }),
  output: wireObject({ entries: ['voci', z.array(menuEntry)] }),
});
