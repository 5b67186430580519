/** Lets whatever requires it, outside Jest, run the product's sources. */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const Module = require('node:module');
const { transformSync } = require('@swc/core');

const domain = join(__dirname, '../../domain/src/index.ts');
const resolve = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) => {
  if (request === '@kolo/domain') return domain;
  const isSource = /^\.{1,2}\/.*\.js$/.test(request) && !rest[0]?.filename.includes('node_modules');
  return resolve(isSource ? request.replace(/\.js$/, '.ts') : request, ...rest);
};

Module._extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true },
    },
  });
  module._compile(code, filename);
};
