import type { z } from 'zod';
import type { Call, Download } from './call.ts';

type Fields = Readonly<Record<string, string>>;
type Named = { readonly names?: Fields };
type AnyCall = Pick<Call | Download, 'input' | 'files'>;

/** Our name of each wire name of a call's input, also where the contract checks its fields against one another. */
export function namesOf(input: z.ZodType): Fields {
  const own = (input as Named).names;
  const behind = (input.def as { readonly in?: Named }).in?.names;
  return own ?? behind ?? {};
}

/** What a refusal says of fields, by their names on the wire: those that were sent, whoever sent them. */
export function toWireFields(call: AnyCall, fields: Fields): Record<string, string> {
  const wireNames = Object.fromEntries(
    Object.entries(namesOf(call.input)).map(([wire, name]) => [name, wire]),
  );
  return renameFields(fields, wireNames);
}

/** What a refusal says of fields, by our names: those of a screen's. */
export function toOwnFields(call: AnyCall, fields: Fields): Record<string, string> {
  return renameFields(fields, namesOf(call.input));
}

function renameFields(fields: Fields, names: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [names[name] ?? name, text]));
}
