// Real servers on a busy machine of two cores.
jest.setTimeout(120_000);
