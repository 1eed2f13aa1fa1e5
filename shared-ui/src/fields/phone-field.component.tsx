import { useLayoutEffect, useRef, type RefObject } from 'react';
import { FieldShell, type FieldProps } from './field-shell.component.tsx';
import { kitTexts } from '../kit.texts.ts';
import { Icon } from '../icons/icon.component.tsx';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import type { Choice } from './select-field.component.tsx';
import classes from './field.module.css';
import phone from './phone.module.css';

/** A phone number in its two parts. */
export interface PhoneNumber {
  /** With its plus: '+39'. */
  readonly prefix: string;
  /** Digits only, as they are sent. */
  readonly number: string;
}

interface PhoneFieldProps extends FieldProps {
  readonly value: PhoneNumber;
  readonly onChange: (value: PhoneNumber) => void;
  /** Country prefixes to choose from: value '+39', label 'Italia (+39)'. */
  readonly prefixes: readonly Choice[];
  readonly disabled?: boolean;
}

/** The prefix that stands there first (spec 02 §9). */
export const defaultPrefix = '+39';
const groups = [3, 3, 2, 2];
const maxDigits = 15;

/** A mobile number: prefix and digits, which group themselves 3-3-2-2 (spec 02 §9). A number pasted whole chooses its prefix. */
export function PhoneField({ value, onChange, prefixes, disabled, ...field }: PhoneFieldProps) {
  const t = useTexts(kitTexts);
  const caret = useCaretAmongGroups();
  const country = foreignCountry(value, prefixes);
  const hint = country ? (
    <>
      <span>{t('foreignNumber', { country })}</span> {field.hint && <span>{field.hint}</span>}
    </>
  ) : (
    field.hint
  );
  return (
    <FieldShell {...field} hint={hint}>
      {(control) => (
        <div className={classes.box}>
          <div className={phone.prefix}>
            <select
              className={classes.control}
              aria-label={t('prefix')}
              autoComplete="tel-country-code"
              value={value.prefix}
              disabled={disabled}
              onChange={(event) => onChange({ ...value, prefix: event.target.value })}
            >
              {prefixes.map((prefix) => (
                <option key={prefix.value} value={prefix.value}>
                  {prefix.label}
                </option>
              ))}
            </select>
            <span aria-hidden="true">{value.prefix}</span>
            <Icon name="down" size="s" />
          </div>
          <input
            {...control}
            className={classes.control}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            value={groupDigits(value.number)}
            disabled={disabled}
            onChange={({ target, nativeEvent }) => {
              caret.current = findCaret(target, nativeEvent);
              onChange(readTyped(target.value, value.prefix, prefixes));
            }}
          />
        </div>
      )}
    </FieldShell>
  );
}

/** The country of a number that is not Italian, as the prefixes name it: people choose one by mistake, and it is a number like any other. */
function foreignCountry({ prefix, number }: PhoneNumber, prefixes: readonly Choice[]): string | undefined {
  if (number === '' || prefix === '' || prefix === defaultPrefix) return undefined;
  return prefixes.find((choice) => choice.value === prefix)?.label ?? prefix;
}

/** What was typed or pasted; with a plus or two zeros before it, it brings its own prefix. Until that is whole, the zeros stand there. */
function readTyped(text: string, prefix: string, prefixes: readonly Choice[]): PhoneNumber {
  const digits = digitsOf(text);
  const whole = digits.startsWith('00') ? `+${digits.slice(2)}` : '';
  const own = prefixes
    .map(({ value }) => value)
    .filter((value) => value && whole.startsWith(value) && whole.length > value.length)
    .toSorted((one, other) => other.length - one.length)[0];
  const number = own ? whole.slice(own.length) : digits;
  return { prefix: own ?? prefix, number: number.slice(0, maxDigits) };
}

/** A plus at the beginning is two zeros: it comes before its prefix is known, and a number keeps digits alone. */
const digitsOf = (text: string) => text.replace(/^\s*\+/, '00').replace(/\D/g, '');

interface Caret {
  readonly input: HTMLInputElement;
  /** How many digits stand before it. */
  readonly digits: number;
  /** The Delete key goes over a space, Backspace stays before it. */
  readonly isBehindSpace: boolean;
}

function findCaret(input: HTMLInputElement, event: Event): Caret {
  const before = input.value.slice(0, input.selectionStart ?? input.value.length);
  const isBehindSpace = (event as InputEvent).inputType === 'deleteContentForward';
  return { input, digits: digitsOf(before).length, isBehindSpace };
}

/** Grouping anew writes the whole field, which throws the caret to the end: it goes back behind the digit it stood behind. */
function useCaretAmongGroups(): RefObject<Caret | null> {
  const caret = useRef<Caret>(null);
  useLayoutEffect(() => {
    if (!caret.current) return;
    const { input, digits, isBehindSpace } = caret.current;
    caret.current = null;
    const end = placeBehind(input.value, digits);
    const place = isBehindSpace && input.value[end] === ' ' ? end + 1 : end;
    input.setSelectionRange(place, place);
  });
  return caret;
}

/** The place in a grouped number just behind its n-th digit. */
function placeBehind(grouped: string, digits: number): number {
  let place = 0;
  for (let seen = 0; seen < digits && place < grouped.length; place += 1)
    if (grouped[place] !== ' ') seen += 1;
  return place;
}

/** Groups the digits of a mobile number 3-3-2-2 with spaces; what is left over joins the last group. */
export function groupDigits(digits: string): string {
  const parts: string[] = [];
  let start = 0;
  for (const [index, size] of groups.entries()) {
    const end = index === groups.length - 1 ? digits.length : start + size;
    const part = digits.slice(start, end);
    if (part) parts.push(part);
    start = end;
  }
  return parts.join(' ');
}
