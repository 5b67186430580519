import { useLocation, useSearchParams } from 'react-router-dom';

type AuthTab = 'login' | 'register';

/** Keeps the other parameters of the address for the registration's tab. */
function withTab(current: URLSearchParams, tab: string): URLSearchParams {
  const params = new URLSearchParams(current);
  if (tab === 'register') params.set('tab', tab);
  else params.delete('tab');
  return params;
}

/** The tab of the sign-in page, stored in the address: `?tab=register`. */
export function useAuthTab(): { tab: AuthTab; open: (tab: string) => void } {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  return {
    tab: params.get('tab') === 'register' ? 'register' : 'login',
    // The history's state holds the page that the visitor wanted.
    open: (tab) => setParams((current) => withTab(current, tab), { replace: true, state }),
  };
}
