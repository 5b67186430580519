import { useLocation, useSearchParams } from 'react-router-dom';

type AuthTab = 'login' | 'register';

/** The tab of the sign-in page, kept in the address: `?tab=register`. */
export function useAuthTab(): { tab: AuthTab; open: (tab: string) => void } {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  return {
    tab: params.get('tab') === 'register' ? 'register' : 'login',
    // The history's state knows where the visitor wanted to go.
    open: (tab) => setParams(tab === 'register' ? { tab } : {}, { replace: true, state }),
  };
}
