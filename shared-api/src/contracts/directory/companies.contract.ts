import { z } from 'zod';
import { base64Text, defineCall, wireObject, yesNo } from '../common/index.ts';

/** An employee (dipendente) as the pickers show them (spec 01 §3, departure D58). */
const employee = wireObject({
  id: ['resourceid', z.string()],
  userId: ['v_user_id', z.string().nullable()],
  user: ['v_user', base64Text.nullable()],
  name: ['fld_name', z.string()],
  usesBadge: ['is_ebadge', yesNo],
  /** Whether the caller may act for them and open their profile, or has to leave their account alone. */
  mayManage: ['may_manage', yesNo],
});

/** A company (azienda) with its employees. */
const company = wireObject({
  id: ['companyid', z.string()],
  name: ['fld_name', z.string()],
  employees: ['dipendenti', z.array(employee)],
});

export type Employee = z.output<typeof employee>;
export type Company = z.output<typeof company>;

/** The companies that the caller may choose among, with their employees; 'Tutte' is added by the screen (spec 02 §6). */
export const listManagedCompanies = defineCall({
  name: 'getFilterAziende',
  access: 'admin',
  input: wireObject({ username: z.string().optional() }),
  output: wireObject({ companies: ['aziende', z.array(company)] }),
});

/** A company's id and name alone. */
const companyName = wireObject({ id: ['companyid', z.string()], name: ['fld_name', z.string()] });
export type CompanyName = z.output<typeof companyName>;

/** The names of the companies that the caller has to do with: a super user's are all, everybody else's their own (spec 01 §7). */
export const listOwnCompanies = defineCall({
  name: 'getAziende',
  access: 'signed-in',
  input: wireObject({ token: ['username', z.string().optional()] }),
  output: wireObject({ companies: ['aziende', z.array(companyName)] }),
});

/** `listOwnCompanies` by GET, at the same address: the specification has both (spec 01 §7). Screens use the other. */
export const readOwnCompanies = defineCall({
  ...listOwnCompanies,
  name: 'getAziendeByGet',
  method: 'GET',
  encoding: 'query',
});
