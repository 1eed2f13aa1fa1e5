import { plainError } from './plain-error.ts';

describe('plainError', () => {
  it('keeps what is wrong and where, without the frames of the tools', () => {
    const message = [
      'ERROR in ./src/module.ts',
      'Error:   x Expression expected',
      '   ,-[/project/mfe-auth/src/module.ts:1:1]',
      ' 1 | const broken = ;',
      '   :                ^',
      '',
      '',
      'Caused by:',
      '    Syntax Error',
      '   8: swc_common::errors::emit',
      '  10: clone3',
      '             at ./nptl/clone.c:3:1',
      '    at run (node:internal/process:1:2)',
    ].join('\n');
    expect(plainError(new Error(message)).split('\n')).toEqual([
      'ERROR in ./src/module.ts',
      'Error:   x Expression expected',
      '   ,-[/project/mfe-auth/src/module.ts:1:1]',
      ' 1 | const broken = ;',
      '   :                ^',
      '',
      '    Syntax Error',
    ]);
  });
});
