// The package calls its CommonJS build a module ("type": "module"), so that jest would load it as one, without exports.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const file = join(__dirname, '../../../node_modules/signature_pad/dist/signature_pad.umd.js');
const loaded = { exports: {} };
// Evaluated where the test's window is; the package itself is an ES module for Node.
// oxlint-disable-next-line typescript/no-implied-eval
new Function('module', 'exports', readFileSync(file, 'utf8'))(loaded, loaded.exports);
module.exports = loaded.exports;
