const { problemOf, readDescription } = require('./descriptions.cjs');

const { messages } = readDescription('asyncapi').channels.live;

/** Fails where a message of the live socket, or the answer to one, is not as its description says. */
exports.checkMessage = (name, payload) => {
  const problem =
    name in messages
      ? problemOf('asyncapi', ['channels', 'live', 'messages', name, 'payload'], payload)
      : 'there is no such message';
  if (problem === null) return;
  const text = JSON.stringify(payload).slice(0, 2_000);
  throw new Error(`The message ${name} is not as described: ${problem}\n${text}`);
};
