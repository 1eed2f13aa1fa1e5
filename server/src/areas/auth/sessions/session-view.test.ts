import type { SessionRecord } from '../../../platform/sessions/session.ts';
import { createSessionView } from './session-view.service.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const guest: SessionRecord = {
  id: 'session-1',
  kind: 'guest',
  userId: 'guest:document-1',
  documentId: 'document-1',
  actingFor: null,
  flags: { a: 'N', b: 'N' },
  permissions: [],
  companyId: null,
  email: 'carla@example.com',
  createdAt: now,
  lastUsedAt: now,
  expiresAt: now,
};
const facts = { fullName: 'Carla Gallo', email: 'carla@example.com', company: null, needsSmsCode: false };

// A guest is in no table of ours: what is known of them comes from their document.
const viewOf = (describeGuest: () => Promise<typeof facts | undefined>) =>
  createSessionView({
    db: {} as never,
    directory: {} as never,
    describeActing: async () => null,
    describeGuest,
  })(guest);

describe('the view of a guest', () => {
  it('names them, their document, and opens the area of documents to them', async () => {
    expect(await viewOf(async () => facts)).toMatchObject({
      fullName: 'Carla Gallo',
      isGuest: true,
      documentId: 'document-1',
      permissions: ['doc_docsign'],
      flags: { a: 'N', b: 'N' },
    });
  });

  it('is none when their document is gone', async () => {
    expect(await viewOf(async () => undefined)).toBeNull();
  });
});
