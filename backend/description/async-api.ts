import ts from 'typescript';
import { boundAnswer } from './bounds.js';
import { ContractTypes } from './contract-types.js';
import { Examples } from './examples.js';
import { type Schema, sorted } from './schema.js';

interface SocketMessage {
  readonly name: string;
  readonly payload: Schema;
  /** The argument of the message's callback. */
  readonly answer: Schema | null;
}

/** The description of the live socket, from the contract's maps of its messages. */
export function asyncApi(): object {
  const types = new ContractTypes([]);
  const sent = messagesOf(types, 'LiveServerToClient');
  const received = messagesOf(types, 'LiveClientToServer');
  for (const schema of Object.values(types.schemas)) boundAnswer(schema);
  const examples = new Examples(types.schemas);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Kolo, live',
      version: '1',
      description: 'What a match’s watchers get over the socket: docs/live-socket.md tells how.',
      license: { name: 'Apache-2.0' },
    },
    servers: {
      production: { host: 'kolo.example.org', pathname: '/socket.io/', protocol: 'wss' },
    },
    channels: { live: { address: '/live', messages: channelMessages(sent, received, examples) } },
    operations: { ...operations(sent, 'send'), ...operations(received, 'receive') },
    components: { schemas: sorted(types.schemas) },
  };
}

function messagesOf(types: ContractTypes, name: string): SocketMessage[] {
  const declaration = types.declaration(name);
  if (!ts.isInterfaceDeclaration(declaration)) throw new Error(`${name} is no interface`);
  return declaration.members.map((member) => {
    const type = ts.isPropertySignature(member) ? member.type : undefined;
    if (type === undefined || !ts.isFunctionTypeNode(type))
      throw new Error(`${name} has something that is no message`);
    const [payload, callback] = type.parameters.map((parameter) => parameter.type);
    const answer =
      callback !== undefined && ts.isFunctionTypeNode(callback)
        ? callback.parameters[0]?.type
        : undefined;
    return {
      name: member.name?.getText() ?? '',
      payload: described(types, payload),
      answer: answer === undefined ? null : described(types, answer),
    };
  });
}

function described(types: ContractTypes, node: ts.TypeNode | undefined): Schema {
  const schema = node === undefined ? { type: 'null' } : types.schemaOf(node);
  boundAnswer(schema);
  return schema;
}

const answerName = (name: string): string => `${name}Answer`;

function channelMessages(
  sent: readonly SocketMessage[],
  received: readonly SocketMessage[],
  examples: Examples,
): object {
  const messages: Record<string, object> = {};
  const add = (name: string, payload: Schema): void => {
    messages[name] = { name, payload, examples: [{ payload: examples.valueOf(payload) }] };
  };
  for (const { name, payload, answer } of [...sent, ...received]) {
    add(name, payload);
    if (answer !== null) add(answerName(name), answer);
  }
  return messages;
}

const channel = { $ref: '#/channels/live' };
const messageRef = (name: string): object => ({ $ref: `#/channels/live/messages/${name}` });

const operations = (messages: readonly SocketMessage[], action: 'send' | 'receive'): object =>
  Object.fromEntries(
    messages.map(({ name, answer }) => [
      name,
      {
        action,
        channel,
        messages: [messageRef(name)],
        ...(answer === null
          ? {}
          : { reply: { channel, messages: [messageRef(answerName(name))] } }),
      },
    ]),
  );
