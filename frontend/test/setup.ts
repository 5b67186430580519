import { limits } from '@kolo/domain';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { en } from '@/shared/i18n/en';
import { hr } from '@/shared/i18n/hr';
import { i18n } from '@/shared/i18n/i18n';
import { useToastStore } from '@/shared/ui/toast-store';

// Both only end what hangs: tests run on slow and busy machines.
configure({ asyncUtilTimeout: 120_000 });
jest.setTimeout(600_000);
// A toast that was found would be gone when a busy machine looks at it.
Object.assign(limits, { toastMs: 600_000 });
afterEach(() => useToastStore.setState({ shown: null }));

// The browser loads them with the page that needs them.
i18n.add('hr', hr);
i18n.add('en', en);
