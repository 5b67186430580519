import { Erasure } from '../../people/erasures/erasure.entity.js';
import { SponsorshipPackage } from '../../people/users/package.entity.js';
import { User } from '../../people/users/user.entity.js';

/** Entities that a data source outside of the product needs for exports and erasures. */
export const personalDataEntities = [User, SponsorshipPackage, Erasure];
