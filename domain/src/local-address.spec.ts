import { isLocalAddress } from './local-address.js';

it.each([
  ['http://localhost:3000', true],
  ['LOCALHOST', true],
  [' localhost:3000/admin ', true],
  ['http://liga.localhost', true],
  ['http://localhost.', true],
  ['http://127.0.0.1:3000', true],
  ['http://127.1', true],
  ['http://[::1]:3000', true],
  ['http://0.0.0.0', true],
  ['http://192.168.1.20:3000', false],
  ['https://liga.example.hr', false],
  ['https://localhost.example.hr', false],
  ['http://127.0.0.1.example.hr', false],
  ['https://liga.example.hr/localhost', false],
  ['', false],
])('%j is reached by the machine alone: %s', (address, isLocal) => {
  expect(isLocalAddress(address)).toBe(isLocal);
});
