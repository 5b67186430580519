import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from '../users/user.entity.js';

type Sponsor = Pick<User, 'id' | 'role' | 'membershipPackageId'>;

/** A company's membership makes it a sponsor of the league. */
@Injectable()
export class SponsorshipsService {
  /** Brings the sponsorship in line with its account, in the transaction that wrote the account. */
  async follow(manager: EntityManager, { id, role, membershipPackageId }: Sponsor): Promise<void> {
    if (role === 'company' && membershipPackageId !== null)
      await manager.query(
        `INSERT INTO sponsorships (user_id, package_id) VALUES ($1, $2)
         ON CONFLICT (user_id) WHERE status = 'active' DO UPDATE SET package_id = EXCLUDED.package_id`,
        [id, membershipPackageId],
      );
    else
      await manager.query(
        "UPDATE sponsorships SET status = 'ended' WHERE user_id = $1 AND status = 'active'",
        [id],
      );
  }
}
