import { screen } from '@testing-library/react';
import { getDocumentToSign, getMessageAttachment } from 'shared-api/contracts/signing';
import { buildSession, createFakeServer } from 'shared-api/testing';
import { renderAt, withFrame } from 'shared-ui/testing';
import { buildAttachment } from '../testing/message.builders.ts';
import { buildGuest, buildSignDocument } from '../testing/receiver.builders.ts';
import { PdfScreen } from './pdf.screen.tsx';
import { SignTestScreen } from './sign-test.screen.tsx';

const server = createFakeServer();

function open(path: string, session = buildSession()) {
  return renderAt({
    screens: { '/pdf': withFrame(PdfScreen), '/signtest/:id': withFrame(SignTestScreen) },
    path,
    session,
    language: 'en',
  });
}

const notFound = { code: 'not-found', message: 'Non trovato' } as const;
const pageField = () => screen.findByRole('textbox', { name: 'Go to page, 1 to 2' });

describe('a PDF alone', () => {
  it('is a message’s', async () => {
    server.on(getMessageAttachment).answer(() => buildAttachment());
    open('/pdf?id=copy-1');
    expect(await screen.findByText('Regolamento interno')).toBeInTheDocument();
    expect(await pageField()).toHaveValue('1');
    expect(server.inputs(getDocumentToSign)).toEqual([]);
  });

  it('is a document’s where no message has that id', async () => {
    server.on(getMessageAttachment).fail(notFound);
    server.on(getDocumentToSign).answer(() => buildSignDocument());
    open('/pdf?id=document-1');
    expect(await pageField()).toHaveValue('1');
    expect(server.inputs(getDocumentToSign)).toEqual([{ id: 'document-1' }]);
  });

  it('is a document’s for a guest, who gets no messages', async () => {
    server.on(getDocumentToSign).answer(() => buildSignDocument());
    open('/pdf?id=document-1', buildGuest());
    expect(await pageField()).toHaveValue('1');
    expect(server.inputs(getMessageAttachment)).toEqual([]);
  });

  it('says that it is not there', async () => {
    server.on(getMessageAttachment).fail(notFound);
    server.on(getDocumentToSign).fail(notFound);
    open('/pdf?id=unknown');
    expect(await screen.findByText('The attachment is not there')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the documents' })).toBeInTheDocument();
  });
});

it('leads from the former trial of signing to the signing of a document', () => {
  const { currentPath } = open('/signtest/document-1');
  expect(currentPath()).toBe('/sign/document-1');
});
