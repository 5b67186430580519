const { TestEnvironment } = require('jest-environment-node');
const { describedFetch } = require('./answers.cjs');

/** Every answer that a test gets is compared with the description of the API. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.fetch = describedFetch(this.global.fetch);
  }
};
