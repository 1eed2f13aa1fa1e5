import { z } from 'zod';
import { defineCall, wireObject } from '../common/index.ts';

/** How many receivers a search answers at most: as many as one reads while typing. */
export const maxReceiversFound = 8;

/** Letters from which on a search for receivers is worth the asking. */
export const minReceiverSearch = 2;

/** Somebody whom a document can be addressed to. */
const knownReceiver = wireObject({
  receiverName: ['nome', z.string()],
  receiverSurname: ['cognome', z.string()],
  receiverEmail: ['mailaddress', z.string()],
  /** The company of an employee; null of somebody who only received documents before. */
  companyName: ['azienda', z.string().nullable()],
});
export type KnownReceiver = z.output<typeof knownReceiver>;

/**
 * Searches whom a document can go to, while one types a name or an address (departure D97): employees with an account whom the caller may
 * choose among, then those to whom the caller has sent documents for the same company. A whole address also finds the employee who has it.
 */
export const findReceivers = defineCall({
  name: 'DocSignFindReceivers',
  access: 'admin',
  input: wireObject({ text: ['search', z.string().trim().min(minReceiverSearch).max(254)] }),
  output: wireObject({ receivers: ['destinatari', z.array(knownReceiver).max(maxReceiversFound)] }),
});
