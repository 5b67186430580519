const { compileFunction, constants } = require('node:vm');
// Installed with Jest, in its version.
const { default: Runtime } = require('jest-runtime');

/** Loads the sources anew for each test file, as Jest does, but each package once for all files of a worker. */
module.exports = class extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    executor.compile = (source, filename) =>
      compileFunction(source, executor.injectedModuleParameters, {
        filename,
        importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      });
  }

  requireModule(from, name, options, isActual) {
    const isPackage = name && !options?.isInternalModule && !this._resolution.isCoreModule(name);
    const path = isPackage ? this._resolution.resolveCjs(from, name) : '';
    return path.includes('/node_modules/')
      ? require(path)
      : super.requireModule(from, name, options, isActual);
  }
};
