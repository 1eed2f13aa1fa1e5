import { describeFailure } from './describe-failure.ts';

function buildError(message: string, stack = '') {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n${stack}`;
  return error;
}

describe('describeFailure', () => {
  it('says what went wrong and where', () => {
    const error = buildError(
      "Cannot read properties of undefined (reading 'title')",
      '    at Row (https://sportello.example.com/modules/signing/1.0.0-a/list.js?x=1:1:250)\n    at https://sportello.example.com/shell/s1/kit.js:2:3',
    );
    expect(describeFailure(error).split('\n')).toEqual([
      "TypeError: Cannot read properties of undefined (reading 'title')",
      '    at Row (/modules/signing/1.0.0-a/list.js:1:250)',
      '    at /shell/s1/kit.js:2:3',
    ]);
  });

  it.each([
    ['No user mario.rossi@example.com', 'No user [mail]'],
    ['Unexpected token in JSON: "{"name":"Mario', 'Unexpected token in JSON: "…"'],
    ["Unknown person 'Mario Rossi'", "Unknown person '…'"],
    ['Not sent to +39 333 123 4567', 'Not sent to [number]'],
    ['Failed: https://sportello.example.com/documents?person=42', 'Failed: /documents'],
  ])('leaves out of %s what could be somebody’s', (message, described) => {
    expect(describeFailure(buildError(message))).toContain(described);
    expect(describeFailure(buildError(message))).not.toMatch(/Mario|mario|333|42/);
  });

  it('accepts what is no error, and never more than the log does', () => {
    expect(describeFailure('x'.repeat(5000)).length).toBeLessThanOrEqual(1000);
    expect(describeFailure(buildError('y', '    at f (a.js:1:1)\n'.repeat(500))).length).toBe(1000);
    expect(describeFailure(undefined)).toBe('undefined');
  });
});
