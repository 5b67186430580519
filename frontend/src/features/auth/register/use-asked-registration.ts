import { type RegistrableRole, registrableRoles } from '@kolo/domain';
import { useSearchParams } from 'react-router-dom';

interface AskedRegistration {
  role: RegistrableRole;
  /** Null where the address names none; whether it exists shows when the packages are known. */
  packageId: string | null;
}

/** What the address asks for: `?tab=register&role=company&package=3`. An unknown role is a spectator's. */
export function useAskedRegistration(): AskedRegistration {
  const [params] = useSearchParams();
  const role = registrableRoles.find((one) => one === params.get('role')) ?? 'public';
  return { role, packageId: params.get('package') };
}
