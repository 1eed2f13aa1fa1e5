import { defineCall, okAnswer, wireObject } from '../common/index.ts';
import { firstPassword } from './password.rules.ts';

/** Sets the first own password (spec 03 §2); every other session of the user ends. */
export const savePasswordNew = defineCall({
  name: 'savePasswordNew',
  method: 'POST',
  encoding: 'form',
  access: 'signed-in',
  input: wireObject({ newPassword: ['newpassword', firstPassword] }),
  output: okAnswer,
});
