/**
 * Jest looks for what `require` finds, and the models of Kubernetes are there for `import` alone.
 *
 * @param {string} path
 * @param {{ defaultResolver: (path: string, options: object) => string }} options
 */
module.exports = (path, options) =>
  options.defaultResolver(
    path,
    path.includes('kubernetes-models/') ? { ...options, conditions: ['import'] } : options,
  );
