import { z } from 'zod';
import { base64Text, defineCall, wireObject, yesNo } from '../common/index.ts';

/** How many people a search answers at once: the first by name. */
export const maxEmployeesFound = 50;

/** An employee (dipendente) who has an account, with their company (departure D96). */
const employeeFound = wireObject({
  userId: ['v_user_id', z.string()],
  user: ['v_user', base64Text.nullable()],
  name: ['fld_name', z.string()],
  companyName: ['azienda', z.string()],
  /** Whether the caller may act for them and open their profile, or has to leave their account alone. */
  mayManage: ['may_manage', yesNo],
});

/**
 * Searches those employees with an account whom the caller may choose among, in all their companies or in one: names that have every
 * word of the text, whatever its case, accents and order. An empty text is everybody.
 */
export const findEmployees = defineCall({
  name: 'findEmployees',
  access: 'admin',
  input: wireObject({
    text: ['search', z.string().trim().max(100)],
    companyId: ['company', z.string().optional()],
    /** The one with this account, where only their name is wanted. */
    userId: ['v_user_id', z.string().max(100).optional()],
  }),
  output: wireObject({
    employees: ['dipendenti', z.array(employeeFound).max(maxEmployeesFound)],
    /** How many there are in all. */
    total: ['record_totali', z.number().int()],
  }),
});
export type EmployeeFound = z.output<typeof employeeFound>;
