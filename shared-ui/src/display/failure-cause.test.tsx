import { screen } from '@testing-library/react';
import { SaveFailure } from '../fields/save-failure.component.tsx';
import { renderWithKit } from '../testing/index.ts';
import { RetryBanner } from './retry-banner.component.tsx';
import { ErrorState } from './states.component.tsx';

/** A failed call as the client throws it. */
const failed = (code: string, status: number, message = '', fields = {}) =>
  Object.assign(new Error(message), { code, status, fields, requestId: 'r-1' });
const again = () => screen.queryByRole('button', { name: 'Riprova' });
const onRetry = () => undefined;

describe('what did not load', () => {
  const show = (error: Error) =>
    renderWithKit(
      <ErrorState title="Non caricato" error={error} onRetry={onRetry}>
        Controllare la connessione
      </ErrorState>,
    );

  it.each([
    ['unavailable', 0],
    ['unavailable', 503],
    ['internal', 500],
    ['too-many-requests', 429],
    ['not-signed-in', 401],
  ])('has a new try where that can help: %s %d', (code, status) => {
    show(failed(code, status));
    expect(screen.getByRole('alert')).toHaveTextContent('Controllare la connessione');
    expect(again()).toBeInTheDocument();
    expect(screen.getByText('Codice per l’assistenza: r-1')).toBeInTheDocument();
  });

  it('is gone in words, without a new try', () => {
    show(failed('not-found', 404, 'Elemento non trovato'));
    expect(screen.getByRole('alert')).toHaveTextContent('Non c’è più: qualcuno l’ha tolto nel frattempo.');
    expect(again()).toBeNull();
  });

  it('was refused for good, by the server’s sentence, without a new try', () => {
    show(failed('forbidden', 403, 'Operazione non permessa'));
    expect(screen.getByRole('alert')).toHaveTextContent('Operazione non permessa');
    expect(again()).toBeNull();
  });

  it.each([
    ['unavailable', 403],
    ['too-large', 413],
    ['too-many-requests', 429],
  ])('was answered by something on the way, which is said, with a new try: %s %d', (code, status) => {
    const error = Object.assign(failed(code, status, 'Un filtro ha rifiutato.'), { isForeign: true });
    show(error);
    expect(screen.getByRole('alert')).toHaveTextContent('Un filtro ha rifiutato.');
    expect(again()).toBeInTheDocument();
    renderWithKit(
      <RetryBanner sentence="Non caricato." error={error} isRetrying={false} onRetry={onRetry} />,
    );
    expect(screen.getByText('Non caricato. Un filtro ha rifiutato.')).toBeInTheDocument();
    renderWithKit(<SaveFailure error={error} />);
    expect(
      screen.getByText(/^Un filtro ha rifiutato\. Quello che hai scritto resta qui/),
    ).toBeInTheDocument();
  });

  it('says the same in a line', () => {
    const line = (error: Error) => (
      <RetryBanner sentence="Non caricato." error={error} isRetrying={false} onRetry={onRetry} />
    );
    const { rerender } = renderWithKit(line(failed('unavailable', 0)));
    expect(again()).toBeInTheDocument();
    rerender(line(failed('not-found', 404)));
    expect(screen.getByRole('status')).toHaveTextContent('Non c’è più');
    expect(again()).toBeNull();
    rerender(line(failed('conflict', 409)));
    expect(again()).toBeNull();
  });
});

describe('what is not saved', () => {
  it.each([
    [failed('unavailable', 0), /il servizio non risponde.*resta qui: riprova/],
    [
      failed('not-found', 404, 'Elemento non trovato'),
      /qualcuno l’ha tolto nel frattempo.*non si può più salvare/,
    ],
    [failed('conflict', 409, 'Già deciso.'), /^Già deciso\. Quello che hai scritto resta qui\.$/],
    [failed('internal', 500), /qualcosa non ha funzionato.*riprova/],
  ])('says so in its place: %s', (error, words) => {
    renderWithKit(<SaveFailure error={error} />);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('leaves to the fields what stands on them', () => {
    renderWithKit(<SaveFailure error={failed('invalid-input', 400, 'Verificare', { name: 'Manca' })} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
