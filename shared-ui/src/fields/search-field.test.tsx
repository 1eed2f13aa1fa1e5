import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithKit } from '../testing/index.ts';
import { SearchField } from './search-field.component.tsx';

const onSearch = jest.fn();
const field = () => screen.getByRole('searchbox', { name: 'Cerca' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

beforeEach(() => {
  jest.useFakeTimers();
  onSearch.mockClear();
  renderWithKit(<SearchField value="" onSearch={onSearch} />);
});
afterEach(() => {
  jest.useRealTimers();
});

describe('SearchField', () => {
  it('searches half a second after the last key', () => {
    type('con');
    act(() => jest.advanceTimersByTime(499));
    type('contratto');
    act(() => jest.advanceTimersByTime(499));
    expect(onSearch).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onSearch.mock.calls).toEqual([['contratto']]);
  });

  it('takes no more letters than every search of the contracts does', () => {
    expect(field()).toHaveAttribute('maxlength', '100');
  });

  it('searches at once by Enter, and once only', () => {
    type('rossi');
    fireEvent.keyDown(field(), { key: 'Enter' });
    act(() => jest.advanceTimersByTime(1000));
    expect(onSearch.mock.calls).toEqual([['rossi']]);
  });

  it('clears at once', () => {
    type('rossi');
    fireEvent.click(screen.getByRole('button', { name: 'Cancella' }));
    expect(field()).toHaveValue('');
    expect(onSearch).toHaveBeenLastCalledWith('');
  });
});
