import { createAreas, serveAreas } from './areas/create-areas.ts';
import { everyCall } from './testing/every-call.ts';
import { createTestApp, type TestApp } from './testing/index.ts';
import type { PdfEditing } from './platform/pdf-editing/pdf-editing.ts';
import type { openApiDocument } from './platform/http/openapi.ts';
import type { documentPlain } from './platform/http/plain-operation.ts';

type Operation = Exclude<
  ReturnType<typeof openApiDocument>['paths'][string][string],
  ReturnType<typeof documentPlain>
>;
type Paths = Record<string, Record<string, Operation>>;

interface Body {
  readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly required: readonly string[];
}

let testApp: TestApp;
let document: Omit<ReturnType<typeof openApiDocument>, 'paths'> & { readonly paths: Paths };

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
      expect(Object.keys(operation.responses)).toEqual(['200', '4XX', '5XX']);
      expect(operation.description.length).toBeGreaterThan(20);
      expect(operation.tags).toEqual([expect.stringMatching(/^[a-z]+$/)]);
    },
  );

  const callPaths = new Set(everyCall.map(({ path }) => path));
  /** Events, which nobody calls for an answer. */
  const liveLine = '/api/events';
  const operations = () =>
    Object.entries(document.paths)
      .filter(([path]) => callPaths.has(path) || path === liveLine)
      .flatMap(([, methods]) => Object.entries(methods));
  /** Every schema of the document, however deep. */
  const schemas = (value: unknown): Record<string, unknown>[] =>
    typeof value !== 'object' || value === null
      ? []
      : [value as Record<string, unknown>, ...Object.values(value).flatMap(schemas)];

  it('says where the product is, how one signs in, and what a call needs beside its input', () => {
    expect(document.servers).toEqual([{ url: testApp.platform.config.http.publicUrl }]);
    expect(document.info.description).toContain('x-sportello-client');
    expect(document.components.securitySchemes.session).toMatchObject({
      in: 'cookie',
      name: 'sportello_session',
    });
    for (const [method, { parameters }] of operations())
      expect(JSON.stringify(parameters).includes('#/components/parameters/Client')).toBe(method !== 'get');
  });

  it('has one type for each number, the bounds of the wire, and no format that nobody knows', () => {
    for (const each of schemas(document.paths)) {
      const { type, anyOf = [], format } = each;
      const types = (anyOf as { type?: string }[]).map((one) => one.type);
      const written = new Set([type, types].flat().map((one) => (one === 'integer' ? 'number' : one)));
      expect(written.has('number') && written.has('string') ? each : undefined).toBeUndefined();
      expect(['starts_with', 'ends_with', 'includes']).not.toContain(format);
    }
    const operation = document.paths['/public/api/DocSignGetDocumentsApi']?.['get'];
    const of = (wanted: string) =>
      operation?.parameters.find((each) => 'name' in each && each.name === wanted);
    expect(of('start')).toMatchObject({ schema: { type: 'integer', minimum: 0 } });
    expect(of('length')).toMatchObject({ schema: { type: 'integer', minimum: 1, maximum: 100 } });
  });

  it('says of each text what is in it, and of each file whether it is needed', () => {
    const bodyOf = (path: string) => {
      const operation = document.paths[path]?.['post'] as Operation;
      const { content = {} } = 'requestBody' in operation ? (operation.requestBody ?? {}) : {};
      return (
        Object.values(content as unknown as Record<string, { schema: Body }>)[0]?.schema ?? {
          properties: {},
          required: [],
        }
      );
    };
    expect(bodyOf('/api/generateOtpAndSendMail').properties['username']).toMatchObject({
      contentEncoding: 'base64',
    });
    expect(bodyOf('/api/DocSignInsertDocumentNew').properties['v_coords']).toMatchObject({
      contentMediaType: 'application/json',
      contentSchema: { type: 'array', minItems: 1 },
    });
    expect(bodyOf('/api/DocSignUploadFileForSetSign').required).toContain('v_file');
    expect(bodyOf('/api/updateSlide').required).not.toContain('logo');
  });

  it('names the type of each file', () => {
    const typesOf = (path: string) =>
      Object.keys(document.paths[path]?.['get']?.responses[200].content ?? {});
    expect(typesOf('/api/DocSignReadFile')).toEqual(['application/pdf']);
    for (const [, { responses }] of operations())
      expect(Object.keys(responses[200].content)).not.toContain('application/octet-stream');
  });

  it('has what other programs ask by themselves, as it is answered', async () => {
    const others = Object.entries(document.paths).filter(
      ([path]) => !callPaths.has(path) && path !== liveLine,
    );
    expect(others.map(([path]) => path).toSorted()).toEqual([
      '/api/absenceFeed/{secret}.ics',
      '/healthz',
      '/readyz',
    ]);
    for (const [path, methods] of others) {
      expect(Object.keys(methods)).toEqual(['get']);
      const { responses, parameters } = methods['get'] ?? {};
      const address = path.replace('{secret}', 'nobody-has-it');
      expect(JSON.stringify(parameters).includes('"in":"path"')).toBe(path !== address);
      const { statusCode, headers } = await testApp.app.inject(address);
      const answer = (responses as unknown as Record<string, { content?: object }>)[statusCode];
      expect(Object.keys(answer?.content ?? {})).toEqual([
        String(headers['content-type']).replace(/;.*$/, ''),
      ]);
    }
  });

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
