const { TestEnvironment } = require('jest-environment-node');
const { describedFetch } = require('./answers.cjs');
const { checkMessage } = require('./messages.cjs');

/** Every answer and every message that a test gets is compared with its description. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.fetch = describedFetch(this.global.fetch);
    this.global.checkMessage = checkMessage;
  }
};
