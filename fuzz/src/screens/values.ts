import type { ScreenControl } from '../../../e2e/controls/page-controls.ts';
import type { Random } from './random.ts';

/** What people type, by what the field asks for. */
const likely = {
  email: ['persona@acme.example', 'nuova@example.com', 'ospite@example.com'],
  hours: ['8', '7,5', '4', '0,5', '7:30', '2', '0'],
  time: ['0830', '1745', '1300'],
  date: ['26112026', '01122026', '15032027'],
  month: ['112026'],
  phone: ['3331234567', '333 000 0004'],
  code: ['123456', '12'],
  search: ['rossi', 'bianchi mario', 'contratto', 'zz'],
  text: ['Prova', 'Contratto di lavoro', 'Una nota breve', 'Maria', 'D’Angelo', 'RSSMRA80A01H501U'],
} as const;

/** What people type by mistake, half, or because they are called so. */
const odd: readonly string[] = [
  '10',
  '12',
  '25',
  '0,',
  '-1',
  '0,25',
  '1e3',
  '8 ',
  '  spazi davanti',
  'Zoë 🙂👨‍👩‍👧',
  'مرحبا بالعالم',
  'ß'.repeat(60),
  'x'.repeat(4000),
  'una parola sola molto lunga senza spazi '.replaceAll(' ', '-').repeat(6),
  'a@b',
  'riga\tcon tabulazione',
  '261',
  '31022027',
  '99999999',
];

/** What people type who mean no good. */
const hostile: readonly string[] = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "'; drop table users; --",
  '../../etc/passwd',
  '=cmd|"/c calc"!A1',
  '%_%',
  '\u202Eodnocnoc\u202C',
  '${7*7}',
  'javascript:alert(1)',
];

/** What somebody types into a field; `oddShare` of the time something that it may not expect. */
export function textFor(field: ScreenControl, random: Random, oddShare: number, password: string): string {
  if (field.type === 'password' && random.happens(0.7)) return password;
  if (random.happens(oddShare)) return random.pick(random.happens(0.3) ? hostile : odd);
  return random.pick(likely[kindOf(field)]);
}

function kindOf({ type, role, name }: ScreenControl): keyof typeof likely {
  if (type === 'email' || /mail/i.test(name)) return 'email';
  if (type === 'date' || type === 'datetime-local') return 'date';
  if (type === 'month') return 'month';
  if (type === 'time' || /\bora\b|dalle|alle|entrata|uscita|from|until/i.test(name)) return 'time';
  if (role === 'spinbutton' || type === 'number' || /ore|hours|giorni|days|minuti/i.test(name))
    return 'hours';
  if (type === 'tel' || /cellulare|numero|mobile|phone/i.test(name)) return 'phone';
  if (/codice$|code$|otp/i.test(name)) return 'code';
  if (role === 'searchbox' || type === 'search') return 'search';
  return 'text';
}
