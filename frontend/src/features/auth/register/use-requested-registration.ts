import { type RegistrableRole, registrableRoles } from '@kolo/domain';
import { useSearchParams } from 'react-router-dom';

interface RequestedRegistration {
  role: RegistrableRole;
  /** Null where the address has none; whether it exists is known with the packages. */
  packageId: string | null;
}

/** Reads `?tab=register&role=company&package=3`. An unknown role becomes a spectator's. */
export function useRequestedRegistration(): RequestedRegistration {
  const [params] = useSearchParams();
  const role = registrableRoles.find((one) => one === params.get('role')) ?? 'public';
  return { role, packageId: params.get('package') };
}
