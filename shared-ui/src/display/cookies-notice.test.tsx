import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CookiesNotice } from './cookies-notice.component.tsx';

const sentence = /Questo browser non conserva i cookie di questo sito/;

it('says nothing where cookies are kept', () => {
  render(<CookiesNotice />);
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

it('says how to mend it where they are not, until they are', async () => {
  const cookie = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  render(<CookiesNotice />);
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(screen.getByText(sentence)).toBeInTheDocument();
  cookie.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});
