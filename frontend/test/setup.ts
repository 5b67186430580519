import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { en } from '@/shared/i18n/en';
import { hr } from '@/shared/i18n/hr';
import { i18n } from '@/shared/i18n/i18n';

// Both only end what hangs: tests run on slow and busy machines.
configure({ asyncUtilTimeout: 120_000 });
jest.setTimeout(600_000);

// The browser loads them with the page that needs them.
i18n.add('hr', hr);
i18n.add('en', en);
