import { run } from './workspace.js';

/** Runs npm with the Node of this process. */
export function npm(/** @type {string[]} */ args, { silent = false } = {}) {
  const path = process.env.npm_execpath;
  return path === undefined
    ? run('npm', args, { silent })
    : run(process.execPath, [path, ...args], { env: withoutNpmConfig(), silent });
}

/** Options of `npm start --foo` must not reach the npm that installs. */
function withoutNpmConfig() {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^npm_(package|lifecycle)/.test(name),
  );
  return Object.fromEntries(inherited);
}
