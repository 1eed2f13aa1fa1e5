import { padCode, type PayrollSettings } from 'shared-api/contracts/timesheet';
import type { PayrollLine } from './payroll-lines.ts';

type ZucchettiSettings = Pick<PayrollSettings, 'companyCode' | 'companyCodeLength'>;

/**
 * The lines as Zucchetti's payroll takes them (TRRIPW): an employee each, their movements in order. Whatever is not in it does not happen
 * (`GenerazioneAutomaticaDaTeorico` is N), and a movement of no time takes back one that was delivered.
 */
export function writeZucchettiFile(lines: readonly PayrollLine[], settings: ZucchettiSettings): string {
  const company = attribute(padCode(settings.companyCode, settings.companyCodeLength));
  const byEmployee = Map.groupBy(lines, ({ employeeCode }) => employeeCode);
  const employees = [...byEmployee].map(([code, own]) =>
    [
      `  <Dipendente CodAziendaUfficiale="${company}" CodDipendenteUfficiale="${attribute(code)}">`,
      '    <Movimenti GenerazioneAutomaticaDaTeorico="N">',
      ...own.flatMap(movement),
      '    </Movimenti>',
      '  </Dipendente>',
    ].join('\n'),
  );
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<Fornitura>', ...employees, '</Fornitura>', ''].join(
    '\n',
  );
}

function movement({ code, day, minutes, isRestDay }: PayrollLine): string[] {
  const values = {
    CodGiustificativoUfficiale: code,
    Data: day,
    NumOre: String(Math.floor(minutes / 60)),
    NumMinuti: String(minutes % 60),
    GiornoDiRiposo: isRestDay ? 'S' : 'N',
    GiornoChiusuraStraordinari: 'N',
  };
  return [
    '      <Movimento>',
    ...Object.entries(values).map(([name, value]) => `        <${name}>${attribute(value)}</${name}>`),
    '      </Movimento>',
  ];
}

/** A text as it may stand in an element or between the quotes of an attribute. */
function attribute(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
