import { type ReactElement, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Tab, TabList, TabPanel, Tabs } from '@/shared/ui';
import { RegisterPanel } from './register/RegisterPanel';
import { SignInForm } from './SignInForm';
import { useAuthTab } from './use-auth-tab';

/** Leaving a tab clears its form. */
export function AuthTabs(): ReactElement {
  const { t } = useTranslation('auth');
  const { tab, open } = useAuthTab();
  const { state } = useLocation();
  const login = useRef<HTMLButtonElement>(null);
  return (
    <Tabs value={tab} onValueChange={open}>
      <TabList aria-label={t('tabs')} className="mb-2 *:flex-1">
        <Tab ref={login} value="login">
          {t('loginTab')}
        </Tab>
        <Tab value="register">{t('registerTab')}</Tab>
      </TabList>
      <TabPanel value="login">
        <SignInForm />
        <Link
          to="/auth/forgot"
          state={state}
          className="mt-3 flex min-h-11 items-center justify-center rounded-control text-sm font-semibold text-ink-muted underline underline-offset-4 hover:text-ink"
        >
          {t('forgot')}
        </Link>
      </TabPanel>
      <TabPanel value="register">
        {/* The pressed button disappears with its panel; a tab opens when it gets the focus. */}
        <RegisterPanel toLogin={() => login.current?.focus()} />
      </TabPanel>
    </Tabs>
  );
}
