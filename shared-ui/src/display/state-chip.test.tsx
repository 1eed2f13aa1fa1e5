import { screen } from '@testing-library/react';
import { defineTexts } from '../module-kit/texts/define-texts.ts';
import { renderWithKit } from '../testing/index.ts';
import { defineStates } from './define-states.ts';
import { StateChip } from './state-chip.component.tsx';

const texts = defineTexts({
  it: { state: { open: 'Aperto', closed: 'Chiuso' } } as const,
  en: { state: { open: 'Open', closed: 'Close' } },
});
const months = defineStates(texts, {
  open: { label: 'state.open', tone: 'error', icon: 'edit' },
  closed: { label: 'state.closed', tone: 'success', icon: 'lock' },
});

describe('StateChip', () => {
  it.each([
    ['it', 'Aperto'],
    ['en', 'Open'],
  ] as const)('says the state in words and by an icon (%s)', (language, word) => {
    renderWithKit(<StateChip states={months} state="open" />, { language });
    const chip = screen.getByText(word).closest('[data-tone]');
    expect(chip).toHaveAttribute('data-tone', 'error');
    expect(chip?.querySelector('svg')).toBeInTheDocument();
  });

  it('says more than its word where there is more to say', () => {
    renderWithKit(<StateChip states={months} state="open" word="Aperto da 3 giorni" />);
    expect(screen.getByText('Aperto da 3 giorni').closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'error',
    );
  });

  it('has the states in the order of their table', () => {
    expect(months.ids).toEqual(['open', 'closed']);
  });
});
