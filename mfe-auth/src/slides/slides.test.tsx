import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getSlides } from 'shared-api/contracts/admin';
import { createFakeServer } from 'shared-api/testing';
import { renderScreen } from 'shared-ui/testing';
import { DiscoverScreen } from './discover.screen.tsx';
import { PanelSlides } from './panel-slides.component.tsx';
import { PhoneSlides } from './phone-slides.component.tsx';

const server = createFakeServer();
const slides = ['Firma dove sei', 'Sai sempre a che punto è', 'Una firma che resta'].map((title, index) => ({
  id: `slide-${index}`,
  title,
  text: `Testo ${index}`,
  alt: index === 0 ? 'Una mano che firma' : '',
  sources: [480, 960].map((width) => ({
    address: `/api/getSlidePicture?v_id=slide-${index}&w=${width}`,
    width,
    height: (width * 3) / 4,
  })),
  focusX: 30,
  focusY: 70,
}));

/** The slide in sight: the others are out of reach. */
const shown = () =>
  screen
    .getAllByRole('group', { name: /^\d di \d$/ })
    .find((group) => !group.hasAttribute('inert')) as HTMLElement;

function giveSlides(given = slides) {
  server.on(getSlides).answer(() => ({ slides: given }));
}

describe('/discover', () => {
  it('shows one slide after the other and leads to the sign-in at the end', async () => {
    giveSlides();
    renderScreen(<DiscoverScreen />, { path: '/discover' });
    expect(await screen.findByRole('heading', { name: 'Firma dove sei' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Precedente' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Avanti' }));
    expect(shown()).toHaveAccessibleName('2 di 3');
    await userEvent.click(screen.getByRole('button', { name: 'Precedente' }));
    expect(shown()).toHaveAccessibleName('1 di 3');
    await userEvent.click(screen.getByRole('button', { name: 'Avanti' }));
    await userEvent.click(screen.getByRole('button', { name: 'Avanti' }));
    expect(screen.queryByRole('button', { name: 'Salta' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Accedi' }));
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
  });

  it('shows each picture in the size of its place, and with what it shows', async () => {
    giveSlides();
    renderScreen(<DiscoverScreen />, { path: '/discover' });
    const picture = await screen.findByRole('img', { name: 'Una mano che firma' });
    expect(picture).toHaveAttribute('srcset', expect.stringMatching(/w=480 480w, .*w=960 960w$/));
    expect(server.inputs(getSlides)).toEqual([{ view: 'discover' }]);
  });

  it('can be skipped', async () => {
    giveSlides();
    renderScreen(<DiscoverScreen />, { path: '/discover' });
    await userEvent.click(await screen.findByRole('button', { name: 'Salta' }));
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
  });

  it('says when the slides cannot be had, with a new try and the way to the sign-in', async () => {
    server.on(getSlides).cut();
    renderScreen(<DiscoverScreen />, { path: '/discover' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Le diapositive non si sono caricate');
    expect(screen.getByRole('link', { name: 'Vai all’accesso' })).toHaveAttribute('href', '/');
    giveSlides();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Firma dove sei' })).toBeInTheDocument();
  });

  it('leads to the sign-in where there are no slides', async () => {
    giveSlides([]);
    renderScreen(<DiscoverScreen />, { path: '/discover' });
    await screen.findByText((_, element) => element?.textContent === '/' && element.tagName === 'OUTPUT');
  });
});

describe('the slides beside the form', () => {
  it('begin with what the product is, and go round by the buttons', async () => {
    giveSlides();
    renderScreen(<PanelSlides />);
    const region = await screen.findByRole('region', { name: 'Che cosa si fa con Sportello' });
    expect(shown()).toHaveAccessibleName('1 di 4');
    await userEvent.click(within(region).getByRole('button', { name: 'Precedente' }));
    expect(shown()).toHaveTextContent('Una firma che resta');
    await userEvent.click(within(region).getByRole('button', { name: 'Avanti' }));
    expect(shown()).toHaveAccessibleName('1 di 4');
  });

  it('say what the product is where there are none, and nothing under the form of a phone', async () => {
    giveSlides([]);
    renderScreen(
      <>
        <PanelSlides />
        <PhoneSlides />
      </>,
    );
    await act(async () => undefined);
    expect(screen.queryByRole('region', { name: 'Che cosa si fa con Sportello' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0);
  });

  describe('move', () => {
    beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
    afterEach(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
    });
    const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
    const passes = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

    it('by themselves after a while, but not while one points at them or works with them', async () => {
      giveSlides();
      renderScreen(<PhoneSlides />);
      const region = await screen.findByRole('region', { name: 'Che cosa si fa con Sportello' });
      await passes(9100);
      expect(shown()).toHaveAccessibleName('2 di 3');
      await user.hover(region);
      await passes(20_000);
      expect(shown()).toHaveAccessibleName('2 di 3');
      await user.unhover(region);
      await passes(9100);
      expect(shown()).toHaveAccessibleName('3 di 3');
    });

    it('no more once they were stopped', async () => {
      giveSlides();
      renderScreen(<PhoneSlides />);
      await user.click(await screen.findByRole('button', { name: 'Ferma lo scorrimento' }));
      await user.unhover(screen.getByRole('region', { name: 'Che cosa si fa con Sportello' }));
      act(() => (document.activeElement as HTMLElement).blur());
      await passes(20_000);
      expect(shown()).toHaveAccessibleName('1 di 3');
      expect(screen.getByRole('button', { name: 'Riprendi lo scorrimento' })).toBeInTheDocument();
    });

    it('never where motion is unwanted', async () => {
      jest.spyOn(window, 'matchMedia').mockImplementation(
        (query) =>
          ({
            matches: query.includes('reduced-motion'),
            media: query,
            addEventListener: () => undefined,
            removeEventListener: () => undefined,
          }) as unknown as MediaQueryList,
      );
      giveSlides();
      renderScreen(<PhoneSlides />);
      await screen.findByRole('region', { name: 'Che cosa si fa con Sportello' });
      await passes(20_000);
      expect(shown()).toHaveAccessibleName('1 di 3');
      expect(screen.queryByRole('button', { name: /scorrimento/ })).not.toBeInTheDocument();
    });
  });
});
