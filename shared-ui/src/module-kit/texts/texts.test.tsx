import { act, render, screen } from '@testing-library/react';
import { defineTexts } from './define-texts.ts';
import { applyLanguage, changeLanguage, languageCookie } from './language.ts';
import { getTexts, useTexts } from './use-texts.ts';

const texts = defineTexts({
  it: {
    title: 'Documenti',
    hello: 'Ciao {{name}}',
    list: { rows_one: '{{count}} riga', rows_other: '{{count}} righe' },
  } as const,
  en: {
    title: 'Documents',
    hello: 'Hello {{name}}',
    list: { rows_one: '{{count}} row', rows_other: '{{count}} rows' },
  },
});

function Sample() {
  const t = useTexts(texts);
  return <p>{`${t('title')}, ${t('hello', { name: 'D’Arco & C.' })}, ${t('list.rows', { count: 2 })}`}</p>;
}

afterEach(() => act(() => applyLanguage('it')));

describe('texts', () => {
  it('fills in values as they are and chooses the plural', () => {
    render(<Sample />);
    expect(screen.getByText('Documenti, Ciao D’Arco & C., 2 righe')).toBeInTheDocument();
    expect(getTexts(texts)('list.rows', { count: 1 })).toBe('1 riga');
    expect(getTexts(texts)('list.rows', { count: 1_000_000 })).toBe('1000000 righe');
  });

  it('switches the language at once and remembers the choice for the server', () => {
    render(<Sample />);
    act(() => changeLanguage('en'));
    expect(screen.getByText('Documents, Hello D’Arco & C., 2 rows')).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('en');
    expect(document.cookie).toContain('sportello_language=en');
    expect(languageCookie('en', 'https:')).toMatch(/^__Host-sportello_language=en; Path=\/; .*; Secure$/);
  });

  it('does not compile with a key or a value too few or too many', () => {
    const t = getTexts(texts);
    // @ts-expect-error there is no such key
    t('nothing');
    // @ts-expect-error the name is missing
    t('hello');
    // @ts-expect-error there is no such placeholder
    t('hello', { nickname: 'x' });
    // @ts-expect-error a title takes nothing
    t('title', { name: 'x' });
    // @ts-expect-error the English title is missing
    defineTexts({ it: { title: 'Titolo' }, en: {} });
    // @ts-expect-error the English has a key too many
    defineTexts({ it: { title: 'Titolo' }, en: { title: 'Title', more: 'More' } });
    expect(t('title')).toBe('Documenti');
  });
});
