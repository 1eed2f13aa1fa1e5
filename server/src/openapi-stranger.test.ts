import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { describeSigning } from './areas/signing/testing/signing-app.ts';
import { createPasswordHasher } from './areas/auth/passwords/password-hasher.ts';
import { authUsers } from './areas/auth/users/user.schema.ts';

interface Described {
  readonly type?: string;
  readonly format?: string;
  readonly contentEncoding?: string;
  readonly contentMediaType?: string;
  readonly default?: string | number;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Described;
}
interface Operation {
  readonly operationId: string;
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: {
    readonly content: Record<
      string,
      { readonly schema: { readonly properties?: Record<string, Described> } }
    >;
  };
}
interface Document {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly securitySchemes: Record<string, { readonly name: string }> };
}
type Value = string | number | Uint8Array<ArrayBuffer> | readonly object[] | undefined;
type Values = Readonly<Record<string, Value>>;

/** A client that knows the document, what OpenAPI and JSON Schema say, and nothing of this product. */
function createStranger(app: FastifyInstance, document: Document) {
  const cookies = new Map<string, string>();
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const resolve = (given: Parameter | { readonly $ref: string }): Parameter =>
    '$ref' in given
      ? (given.$ref
          .split('/')
          .slice(1)
          .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document) as Parameter)
      : given;
  const write = (value: Value, { contentEncoding, contentMediaType }: Described): string => {
    const text = typeof value === 'string' && contentMediaType === undefined ? value : JSON.stringify(value);
    return contentEncoding === 'base64' ? Buffer.from(text).toString('base64') : text;
  };

  return async (id: string, values: Values = {}) => {
    const found = operations.find(({ operation }) => operation.operationId === id);
    if (!found) throw new Error(`There is no ${id}`);
    const { path, method, operation } = found;
    const query = new URLSearchParams();
    const headers: Record<string, string> = {};
    for (const { name, in: place, required, schema } of operation.parameters.map(resolve)) {
      const value = values[name] ?? (required ? schema.default : undefined);
      if (value === undefined) continue;
      if (place === 'header') headers[name] = write(value, schema);
      else query.set(name, write(value, schema));
    }
    const [type = '', body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
    let payload: Buffer | string | undefined;
    if (body) {
      const parts = Object.entries(body.schema.properties ?? {}).filter(
        ([name]) => values[name] !== undefined,
      );
      const form = type === 'multipart/form-data' ? new FormData() : new URLSearchParams();
      for (const [name, schema] of parts) {
        const value = values[name];
        if (schema.format === 'binary' && form instanceof FormData)
          form.append(name, new Blob([value as Uint8Array<ArrayBuffer>]), 'file.pdf');
        else form.append(name, write(value, schema));
      }
      const sent = new Response(type === 'application/json' ? JSON.stringify(values) : form);
      headers['content-type'] =
        type === 'application/json' ? type : (sent.headers.get('content-type') ?? type);
      payload = Buffer.from(await sent.arrayBuffer());
    }
    headers['cookie'] = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const url = `${path}${query.size > 0 ? `?${query.toString()}` : ''}`;
    const answer = await app.inject({
      method: method.toUpperCase() as 'GET',
      url,
      headers,
      ...(payload && { payload }),
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return {
      status: answer.statusCode,
      type: String(answer.headers['content-type']),
      bytes: answer.rawPayload,
      json: () => answer.json(),
      cookies,
    };
  };
}

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj');

describeSigning('a client that knows the OpenAPI document alone', (app) => {
  it('signs in, lists, adds a document and downloads it', async () => {
    const passwordHash = await createPasswordHasher().hash('Una-password-12!');
    await app().db.update(authUsers).set({ passwordHash }).where(eq(authUsers.id, 'acme'));
    const root = { cookie: app().cookies.root };
    const document = (await app().app.inject({ url: '/api/docs.json', headers: root })).json<Document>();
    const call = createStranger(app().app, document);

    const entered = await call('checkLogin', {
      user: 'acme',
      password: 'Una-password-12!',
      productid: 'docsign',
      channel: 'MAIL',
    });
    expect([entered.status, entered.json().typeLogin]).toEqual([200, 'OTP']);
    const sent = await call('generateOtpAndSendMail', {
      username: 'acme',
      name_product: 'docsign',
      tipo_op: 'login',
    });
    expect(sent.status).toBe(200);
    const [mail] = await app().outbox();
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    const verified = await call('verifyOtp', { challenge: sent.json().challenge, val_code: code });
    expect(verified.status).toBe(200);
    expect(verified.cookies.has(document.components.securitySchemes['session']?.name ?? '')).toBe(true);

    const before = await call('DocSignGetDocumentsApi', { start: 0, length: 10 });
    expect([before.status, before.json().data]).toEqual([200, []]);
    const padded = Buffer.concat([pdf, Buffer.alloc(20_000, 32)]);
    const upload = await call('DocSignUploadFileForSetSign', { v_file: padded });
    expect(upload.status).toBe(200);
    const made = await call('DocSignInsertDocumentNew', {
      upload_id: upload.json().upload_id,
      name: 'Mario',
      surname: 'Test',
      mailaddress: 'mario@example.com',
      title: 'Contratto',
      v_coords: [{ page: 1, x: 0.1, y: 0.1, width: 0.3, height: 0.1 }],
      v_save_doc: 'S',
      v_expire: 'N',
    });
    expect([made.status, made.json().code ?? made.json().Result, made.json().fields]).toEqual([
      200,
      'OK',
      undefined,
    ]);
    const after = await call('DocSignGetDocumentsApi', { start: 0, length: 10 });
    expect(after.json().data).toMatchObject([{ title_formatted: 'Contratto' }]);
    const file = await call('DocSignReadFile', { v_id: made.json().id });
    expect([file.status, file.type]).toEqual([200, 'application/pdf']);
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
