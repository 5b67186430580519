/** Lets a process of its own, outside Jest, run the product's sources: `node typescript.cjs file.ts …`. */
const { resolve: absolute } = require('node:path');
require('./typescript-hooks.cjs');

// As if it had been started itself.
process.argv.splice(1, 1);
require(absolute(process.argv[1] ?? ''));
