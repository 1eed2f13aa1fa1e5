import { createAreas, serveAreas } from './areas/create-areas.ts';
import { everyCall } from './testing/every-call.ts';
import { createTestApp, type TestApp } from './testing/index.ts';
import type { PdfEditing } from './platform/pdf-editing/pdf-editing.ts';
import type { openApiDocument } from './platform/http/openapi.ts';

type Operation = ReturnType<typeof openApiDocument>['paths'][string][string];

let testApp: TestApp;
let document: ReturnType<typeof openApiDocument>;

beforeAll(async () => {
  testApp = await createTestApp({
    routes: (app, platform) => {
      serveAreas(app, createAreas({ ...platform, pdfEditing: {} as PdfEditing }));
    },
  });
  document = (await testApp.app.inject('/api/docs.json')).json();
});
afterAll(() => testApp.close());

describe('the OpenAPI document', () => {
  it('is of version 3.1 and names the error that every call may answer', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info.title).toBe('Sportello');
    expect(document.components.schemas.Error).toMatchObject({ required: expect.arrayContaining(['code']) });
  });

  it.each(everyCall.map((contract) => [contract.name, contract] as const))(
    'describes %s as it is declared',
    (name, { path, method, access, encoding }) => {
      const operation = document.paths[path]?.[method.toLowerCase()] as Operation;
      expect(operation).toMatchObject({ operationId: name, summary: `Access: ${access}` });
      expect(operation.security).toHaveLength(access === 'public' ? 0 : 1);
      expect('requestBody' in operation).toBe(encoding !== 'query');
      expect(Object.keys(operation.responses)).toEqual(['200', 'default']);
    },
  );

  it('gives no two operations the same id', () => {
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is a page too', async () => {
    const { headers, body } = await testApp.app.inject('/api/docs');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const { name } of everyCall) expect(body).toContain(`<h2>${name}</h2>`);
  });
});
