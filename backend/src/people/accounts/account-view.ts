import type { AccountView } from '@kolo/domain';
import type { User } from '../users/user.entity.js';

/** Field by field, so that no hash slips in. */
export function accountView(user: User): AccountView {
  const { membershipPackage, deactivatedAt, createdAt } = user;
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    role: user.role,
    companyName: user.companyName,
    companyOib: user.companyOib,
    phone: user.phone,
    membershipPackageId: user.membershipPackageId,
    membershipPackage: membershipPackage
      ? { name: membershipPackage.name, price: membershipPackage.price }
      : null,
    approved: user.approved,
    emailConfirmed: user.emailConfirmedAt !== null,
    deactivatedAt: deactivatedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
