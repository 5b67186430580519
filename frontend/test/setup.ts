import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { en } from '@/shared/i18n/en';
import { hr } from '@/shared/i18n/hr';
import { i18n } from '@/shared/i18n/i18n';

// Tests run on busy machines.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

// The browser loads them with the page that needs them.
i18n.add('hr', hr);
i18n.add('en', en);
