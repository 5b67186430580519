// Installed with Jest, in its version.
const { ModuleMocker } = require('jest-mock');

/**
 * Test files run in Node's own realm, one after the other, where Jest would make a realm for each: packages
 * are loaded once (see runtime.cjs), and globals are not looked up through a proxy.
 */
module.exports = class {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  fakeTimersModern = null;
  before = new Set(Reflect.ownKeys(globalThis));
  processExit = process.exit;

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }

  async setup() {}

  /** What this file's tests, Jest and packages like TypeORM keep there is not the next one's. */
  async teardown() {
    for (const key of Reflect.ownKeys(globalThis))
      if (!this.before.has(key)) Reflect.deleteProperty(globalThis, key);
    process.exit = this.processExit;
  }
};
