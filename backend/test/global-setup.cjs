const Module = require('node:module');

/**
 * Jest compiles what it loads here but resolves with Node's own rules, which do not know that
 * `./x.js` is written as `x.ts`. Only while the services load, it is taught so.
 */
module.exports = async ({ maxWorkers }) => {
  const resolve = Module._resolveFilename;
  Module._resolveFilename = (request, ...rest) => {
    try {
      return resolve(request, ...rest);
    } catch (error) {
      if (!/^\.{1,2}\/.*\.js$/.test(request)) throw error;
      return resolve(request.replace(/\.js$/, '.ts'), ...rest);
    }
  };
  const { startServices } = require('./services.ts');
  Module._resolveFilename = resolve;
  await startServices(maxWorkers);
};
