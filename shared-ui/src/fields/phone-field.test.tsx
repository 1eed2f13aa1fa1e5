import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithKit } from '../testing/index.ts';
import { groupDigits, PhoneField, type PhoneNumber } from './phone-field.component.tsx';

describe('PhoneField', () => {
  function Phone({ onChange }: { onChange: (value: PhoneNumber) => void }) {
    const [value, setValue] = useState<PhoneNumber>({ prefix: '+39', number: '' });
    const handleChange = (next: PhoneNumber) => {
      setValue(next);
      onChange(next);
    };
    const prefixes = [
      { value: '+39', label: 'Italia' },
      { value: '+41', label: 'Svizzera' },
    ];
    return <PhoneField label="Cellulare" value={value} onChange={handleChange} prefixes={prefixes} />;
  }

  it('groups the digits 3-3-2-2 and hands them on without spaces', async () => {
    const onChange = jest.fn();
    renderWithKit(<Phone onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Cellulare' }), '3331234567');
    expect(screen.getByRole('textbox', { name: 'Cellulare' })).toHaveValue('333 123 45 67');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Prefisso' }), '+41');
    expect(onChange).toHaveBeenLastCalledWith({ prefix: '+41', number: '3331234567' });
  });

  it('says of a foreign number which country it is of, and takes it', async () => {
    renderWithKit(<Phone onChange={() => undefined} />);
    const field = screen.getByRole('textbox', { name: 'Cellulare' });
    await userEvent.type(field, '3331234567');
    expect(field).not.toHaveAccessibleDescription();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Prefisso' }), '+41');
    expect(field).toHaveAccessibleDescription('Numero estero, Svizzera: controlla il prefisso.');
    expect(field).toBeValid();
    await userEvent.clear(field);
    expect(field).not.toHaveAccessibleDescription();
  });

  it('keeps the caret where one types, also across the spaces', async () => {
    renderWithKit(<Phone onChange={() => undefined} />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Cellulare' });
    await userEvent.type(field, '3331234567');
    await userEvent.type(field, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect([field.value, field.selectionStart]).toEqual(['339 312 34 567', 3]);
    await userEvent.type(field, '{Backspace}{Backspace}', {
      initialSelectionStart: 4,
      initialSelectionEnd: 4,
    });
    expect([field.value, field.selectionStart]).toEqual(['333 123 45 67', 2]);
    await userEvent.type(field, '{Delete}{Delete}', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect([field.value, field.selectionStart]).toEqual(['333 234 56 7', 4]);
  });

  it.each([
    ['+41 79 123 45 67', '+41', '791234567'],
    ['0041791234567', '+41', '791234567'],
    ['+39 333 123 4567', '+39', '3331234567'],
    ['333-123.4567', '+39', '3331234567'],
    // Of no country that is there: what was meant stays to be seen, and is refused as it stands.
    ['+999 123', '+39', '00999123'],
  ])('takes the prefix of %j where it is one', async (pasted, prefix, number) => {
    const onChange = jest.fn();
    renderWithKit(<Phone onChange={onChange} />);
    await userEvent.click(screen.getByRole('textbox', { name: 'Cellulare' }));
    await userEvent.paste(pasted);
    expect(onChange).toHaveBeenLastCalledWith({ prefix, number });
  });

  it.each([
    ['+41791234567', '+41', '791234567'],
    ['0041791234567', '+41', '791234567'],
    ['+393331234567', '+39', '3331234567'],
  ])('takes the prefix of %j where it is typed by hand', async (typed, prefix, number) => {
    const onChange = jest.fn();
    renderWithKit(<Phone onChange={onChange} />);
    const field = screen.getByRole('textbox', { name: 'Cellulare' });
    await userEvent.type(field, typed);
    expect(onChange).toHaveBeenLastCalledWith({ prefix, number });
    expect(field).toHaveValue(groupDigits(number));
  });

  it.each([
    ['', ''],
    ['3331', '333 1'],
    ['333123456789', '333 123 45 6789'],
  ])('groups %j as %j', (digits, grouped) => {
    expect(groupDigits(digits)).toBe(grouped);
  });
});
