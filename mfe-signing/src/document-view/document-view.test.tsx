import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDocumentToSign } from 'shared-api/contracts/signing';
import { createFakeServer } from 'shared-api/testing';
import { failNextPdf, renderAt, withFrame } from 'shared-ui/testing';
import { buildAdmin } from '../testing/document.builders.ts';
import { buildSignDocument, buildBox } from '../testing/receiver.builders.ts';
import { ViewDocumentScreen } from './document-view.screen.tsx';

const server = createFakeServer();
const user = userEvent.setup();

function open(path = '/viewAttachment?id=document-1') {
  return renderAt({
    screens: { '/viewAttachment': withFrame(ViewDocumentScreen) },
    path,
    session: buildAdmin(),
    language: 'en',
  });
}

describe('viewing a document', () => {
  it('shows the pages, what is signed and what is not, and one button: Back', async () => {
    const boxes = [
      buildBox({ isSigned: true, image: 'data:image/png;base64,AA' }),
      buildBox({ index: 1, page: 2 }),
    ];
    server.on(getDocumentToSign).answer(() => buildSignDocument({ boxes }));
    const { currentPath } = open();
    expect(await screen.findByRole('heading', { name: 'View Document' })).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'Signature 1, made' })).toBeInTheDocument();
    expect(screen.getByText('Signature 2, still to be made')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Go to page, 1 to 2' })).toHaveValue('1');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(currentPath()).toBe('/documentsAdmin');
  });

  it('zooms in by a tenth of the size and out by a tenth of that', async () => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(421);
    server.on(getDocumentToSign).answer(() => buildSignDocument());
    open();
    const width = () =>
      Number.parseFloat(screen.getByRole('group', { name: 'Page 1 of 2' }).style.inlineSize);
    await screen.findByRole('button', { name: 'Zoom in' });
    expect(width()).toBeCloseTo(421);
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(width()).toBeCloseTo(421 * 1.1);
    await user.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(width()).toBeCloseTo(421 * 1.1 * 0.9);
  });

  it('says why a document cannot be read, and when its PDF does not open', async () => {
    server.on(getDocumentToSign).fail({ code: 'internal', message: 'Guasto' });
    open();
    expect(await screen.findByText('Guasto', undefined, { timeout: 4000 })).toBeInTheDocument();
    server.on(getDocumentToSign).answer(() => buildSignDocument());
    failNextPdf('unreadable');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The document cannot be shown')).toBeInTheDocument();
  });
});
