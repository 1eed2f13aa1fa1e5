import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  saveSignatures,
  completeDocument,
  getSealing,
  getDocumentToSign,
  getSigningState,
  type DocumentBox,
  type OtherOpening,
} from 'shared-api/contracts/signing';
import type { SessionView } from 'shared-api/contracts/platform';
import { createFakeServer } from 'shared-api/testing';
import { giveRoom, mockDrawingCanvas, renderAt, servePdf, withFrame } from 'shared-ui/testing';
import { useJustSigned } from '../sign/just-signed.ts';
import { SignScreen } from '../sign/sign.screen.tsx';
import { buildGuest, buildSealing, buildSignDocument } from './receiver.builders.ts';

/** A drawing that a box has already. */
export const picture = 'data:image/png;base64,aGVsbG8=';
/** The line that the server stamps. */
export const stamp = 'Firmato digitalmente il 21/11/2026 alle 18:30';

const screens = { '/sign/:id': SignScreen, '/documents': JustSigned };

/** Prepares the tests of a file: the Sign Document screen, and a server that keeps what it is given. */
export function setUpSigning() {
  const server = createFakeServer();
  let boxes: DocumentBox[] = [];
  let openElsewhere: OtherOpening[] = [];
  const serve = (overrides: Parameters<typeof buildSignDocument>[0] = {}) => {
    openElsewhere = [];
    boxes = overrides?.boxes ?? buildSignDocument().boxes;
    server.on(getDocumentToSign).answer(() => buildSignDocument({ ...overrides, boxes }));
    server.on(saveSignatures).answer(({ input }) => {
      boxes = boxes.map((box) => {
        const drawn = input.signatures.find(({ index }) => index === box.index);
        return drawn ? { ...box, isSigned: true, image: drawn.image, firstLine: stamp } : box;
      });
      const drawn = new Set(input.signatures.map(({ index }) => index));
      return { boxes: boxes.filter(({ index }) => drawn.has(index)) };
    });
    server.on(getSigningState).answer(() => ({
      signed: boxes.filter(({ isSigned }) => isSigned).map(({ index }) => index),
      openings: openElsewhere,
    }));
    server
      .on(completeDocument)
      .answer(() => ({ state: 'sealing', inputPath: '', outputPath: '', imagesPath: '' }));
    server.on(getSealing).answer(() => buildSealing());
  };

  beforeEach(() => {
    mockDrawingCanvas();
    giveRoom();
    servePdf();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
  return {
    server,
    serve,
    /** Serves the document as it stands after a reload. */
    serveAgain: () => serve({ boxes }),
    /** Signs the first box as another window would. */
    signElsewhere: () => {
      boxes = boxes.map((box, at) =>
        at === 0 ? { ...box, isSigned: true, image: picture, firstLine: stamp } : box,
      );
    },
    /** The link opens in another browser. */
    openElsewhere: (opening: OtherOpening) => {
      openElsewhere = [opening];
    },
    open: (language: 'it' | 'en' = 'it', session: SessionView = buildGuest()) =>
      renderAt({ screens, path: '/sign/document-1', session, language }),
    /** The same with the frame's bars, where the screen's actions are. */
    openFramed: () =>
      renderAt({
        screens: { ...screens, '/sign/:id': withFrame(SignScreen) },
        path: '/sign/document-1',
        session: buildGuest(),
        language: 'it',
      }),
    box: (name: string | RegExp) =>
      within(screen.getByRole('region', { name: 'Pagine del documento' })).getByRole('button', { name }),
    /** Opens the pad of the next box by the keyboard, once its page is seen. */
    openByKey: async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: /^Firma qui/ })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
    },
    signByTyping: async () => {
      await userEvent.click(await screen.findByText('Scrivi'));
      await userEvent.click(await screen.findByRole('button', { name: 'Conferma la firma' }));
    },
    /** Draws a line from the top left to the bottom right, as wide as it is high, and confirms it. */
    signByDrawing: async () => {
      await drawLine();
      await userEvent.click(screen.getByRole('button', { name: 'Conferma la firma' }));
    },
  };
}

/** Draws a line on the empty pad, from the top left to the bottom right, as wide as it is high. */
export async function drawLine(): Promise<void> {
  const pad = await screen.findByRole('img', { name: 'La firma è vuota' });
  fireEvent.mouseDown(pad, { buttons: 1, clientX: 100, clientY: 40 });
  fireEvent.mouseMove(pad, { buttons: 1, clientX: 200, clientY: 140 });
  // The pen draws up to the point before the last.
  fireEvent.mouseUp(pad, { buttons: 0, clientX: 210, clientY: 150 });
}

function JustSigned() {
  return <p>Appena firmato: {useJustSigned()}</p>;
}
