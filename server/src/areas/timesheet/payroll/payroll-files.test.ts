import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultPayrollSettings } from 'shared-api/contracts/timesheet';
import { changesBetween, countChanges } from './payroll-changes.ts';
import { writePayrollFile } from './payroll-file.ts';
import type { PayrollLine } from './payroll-lines.ts';

const line = (employee: string, day: number, code: string, minutes: number): PayrollLine => ({
  employeeId: employee,
  employeeCode: employee.padStart(7, '0'),
  day: `2026-03-${String(day).padStart(2, '0')}`,
  code,
  minutes,
  isRestDay: day === 8,
});

const lines = [
  line('12', 2, '01', 480),
  line('12', 3, '01', 432),
  line('12', 3, 'FE', 48),
  line('7', 8, 'ST', 90),
];
const settings = { ...defaultPayrollSettings, companyCode: '42', causes: [] };
const asNew = lines.map((each) => ({ line: each, kind: 'added' as const }));
const write = (
  format: 'zucchetti' | 'fixedWidth' | 'csv',
  written: Parameters<typeof writePayrollFile>[1] = asNew,
) => writePayrollFile(format, written, settings).bytes.toString();
const golden = (name: string) =>
  readFileSync(join(import.meta.dirname, '..', 'testing', 'golden', name), 'utf8');

describe('a payroll file', () => {
  it('is the one that Zucchetti’s program takes, to the letter', () => {
    expect(write('zucchetti')).toBe(golden('zucchetti.xml'));
  });

  it('is well-formed, and escapes what a code may not be', () => {
    const written = lines.map((each) => ({ line: { ...each, code: '<"&' }, kind: 'added' as const }));
    const file = write('zucchetti', written);
    expect(elementsOf(file)).toEqual({ Fornitura: 1, Dipendente: 2, Movimenti: 2, Movimento: 4 });
    expect(file).toContain('<CodGiustificativoUfficiale>&lt;&quot;&amp;</CodGiustificativoUfficiale>');
  });

  it('is a line of fixed places, to the letter', () => {
    expect(write('fixedWidth').replaceAll('\r\n', '\n')).toBe(golden('fixed-width.txt'));
  });

  it('is CSV of the same fields, with the mark of UTF-8', () => {
    expect(write('csv')).toBe(
      [
        '\u{FEFF}000042;0000012;20260302;01;08;00',
        '000042;0000012;20260303;01;07;12',
        '000042;0000012;20260303;FE;00;48',
        '000042;0000007;20260308;ST;01;30\r\n',
      ].join('\r\n'),
    );
  });

  it('says of changes what they are, and takes back with no time what is gone', () => {
    const next = [
      line('12', 2, '01', 420),
      line('12', 3, '01', 432),
      line('7', 8, 'ST', 90),
      line('7', 9, 'ST', 30),
    ];
    const changes = changesBetween(lines, next);
    expect(countChanges(changes)).toEqual({ added: 1, changed: 1, removed: 1 });
    const layout = [
      { value: 'change', position: 1, length: 1, filler: ' ', alignment: 'left', text: '' },
      { value: 'text', position: 3, length: 4, filler: '.', alignment: 'left', text: 'OR' },
      { value: 'dayItalian', position: 7, length: 8, filler: ' ', alignment: 'left', text: '' },
      { value: 'hundredths', position: 15, length: 5, filler: '0', alignment: 'right', text: '' },
    ] as const;
    const file = writePayrollFile('fixedWidth', changes, {
      ...settings,
      layout: [...layout],
    }).bytes.toString();
    expect(file).toBe('A OR..0903202600050\r\nM OR..0203202600700\r\nC OR..0303202600000\r\n');
    expect(write('zucchetti', changes)).toContain('<NumOre>0</NumOre>\n        <NumMinuti>0</NumMinuti>');
  });

  it('has nothing to say where nothing changed', () => {
    expect(changesBetween(lines, lines.toReversed())).toEqual([]);
  });
});

/** Reads XML through and counts its elements that hold others. @throws where one is not closed by its own end. */
function elementsOf(xml: string): Record<string, number> {
  const counts: Record<string, number> = {};
  const open: string[] = [];
  const body = xml.replace(/^<\?xml [^?]+\?>\n/, '');
  const token = /<(?<end>\/?)(?<name>\w+)(?: \w+="[^"<&]*")*>|(?:[^<&]|&(?:amp|lt|gt|quot);)+/gy;
  let at = 0;
  for (const { 0: text, groups } of body.matchAll(token)) {
    at += text.length;
    if (!groups?.['name']) continue;
    const name = groups['name'];
    if (!groups['end']) open.push(name);
    else if (open.pop() !== name) throw new Error(`</${name}> ends something else`);
    else if (!/^(Cod|Data|Num|Giorno)/.test(name)) counts[name] = (counts[name] ?? 0) + 1;
  }
  if (at !== body.length || open.length > 0) throw new Error(`not XML from ${body.slice(at, at + 40)} on`);
  return counts;
}
