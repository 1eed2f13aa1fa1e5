import { aboutOf, problemAt, type Check, type Seen } from './seen.ts';

const minLetters = 3;
const isMeant =
  /annull|cancel|cancella|pulisci|svuota|clear|togli|remove|elimina|delete|ripristina|reset|salva|save|invia|send|conferma|confirm|come da piano|as planned|non salvare|discard|esci|leave/i;

/** Leads on to the next screen of a form, which keeps what was typed; a page that loads anew has a rule of its own. */
const leadsOn = /^(avanti|next)$/i;

/** What was typed into a form is still there after a step that did not send or clear it, or the person was asked about it. */
export const checkTyped: Check = (seen) => {
  const { step, before, after } = seen;
  if (step.does === 'type' || step.does === 'choose' || seen.isUnsettled) return [];
  if ('control' in step && isMeant.test(`${step.control.name} ${step.control.scope}`)) return [];
  if ('control' in step && leadsOn.test(step.control.name) && before.screen !== after.screen) return [];
  if (wasSent(seen) || wasAsked(seen)) return [];
  return before.fields
    .filter(({ isInForm, isSearch, value }) => isInForm && !isSearch && isTyped(seen, value))
    .flatMap(({ key, value }) => {
      // In another language a field has another name.
      const isRenamed = before.language !== after.language;
      const now = after.fields.find((field) => field.key === key || (isRenamed && field.value === value));
      if (now && lettersOf(now.value) === lettersOf(value)) return [];
      // Another tab of a form hides what the first one has.
      if (!now && 'control' in step && step.control.role === 'tab') return [];
      const what = now ? `became '${now.value.slice(0, 40)}'` : 'is gone';
      const about = aboutOf(step);
      return [
        problemAt(
          'typed is lost',
          `${key} ${about}`,
          `${key}: '${value.slice(0, 40)}' ${what} after ${about}, unasked`,
        ),
      ];
    });
};

/** A field may write what was typed as it should be: 0830 is 08:30. */
const lettersOf = (value: string) => value.replaceAll(/[\s.:,/-]/g, '');

/** A field may cut a text short, and add to it; a word that was searched elsewhere is in many. */
const isTyped = ({ unsent }: Seen, value: string) =>
  value.length >= minLetters &&
  unsent.some(
    (text) => text.trim().startsWith(value) || (text.trim() !== '' && value.startsWith(text.trim())),
  );

const wasSent = ({ calls }: Seen) =>
  calls.some(({ method, status }) => method !== 'GET' && status < 400 && status > 0);

const wasAsked = ({ before, after, events, wasAskedByBrowser }: Seen) =>
  wasAskedByBrowser ||
  after.dialogs.length > before.dialogs.length ||
  events.some(({ what }) => what === 'opened');
