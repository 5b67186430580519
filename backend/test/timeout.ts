// Only ends what hangs: a slow or busy machine may take many times as long as a fast one.
jest.setTimeout(900_000);
