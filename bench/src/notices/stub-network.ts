/** Loaded into a node before the product: its messages to devices go to the push service on this machine. */
import { Agent, request } from 'node:http';
import { network, reusedConnections } from '@kolo/backend/platform/outbound/post-outside.js';

const port = process.env.PUSH_SERVICE_PORT;
/** On the public internet and nobody's: it is checked, and not connected to. */
const outside = '93.184.216.34';

const agent = new Agent(reusedConnections);

network.addressesOf = async () => [{ address: outside, family: 4 }];
network.request = ((url: URL, options: object, onAnswer: never) =>
  request(
    { ...options, agent, host: '127.0.0.1', port, path: url.pathname, lookup: undefined },
    onAnswer,
  )) as typeof network.request;
