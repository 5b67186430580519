import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine of two cores is slow; what never happens is still found.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);
