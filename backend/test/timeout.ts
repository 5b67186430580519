// Real servers on a busy machine of two cores.
jest.setTimeout(60_000);
