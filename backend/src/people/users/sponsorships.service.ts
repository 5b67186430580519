import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, type Repository } from 'typeorm';
import { Sponsorship } from './sponsorship.entity.js';
import type { User } from './user.entity.js';

type Sponsor = Pick<User, 'id' | 'role' | 'membershipPackageId'>;

@Injectable()
export class SponsorshipsService {
  constructor(
    @InjectRepository(Sponsorship) private readonly sponsorships: Repository<Sponsorship>,
  ) {}

  /** With their companies and packages, of companies that may sign in. */
  shown(): Promise<Sponsorship[]> {
    return this.sponsorships.find({
      relations: { user: true, package: true },
      where: { status: 'active', user: { approved: true, deactivatedAt: IsNull() } },
    });
  }

  /** Null where the company has no logo, or is not a sponsor any more. */
  async logoOf(userId: number): Promise<string | null> {
    const user = { id: userId, approved: true, deactivatedAt: IsNull() };
    const sponsorship = await this.sponsorships.findOneBy({ status: 'active', user });
    return sponsorship?.logoUrl ?? null;
  }

  /** Brings the sponsorship in line with its account, in the transaction that wrote the account. */
  async follow(manager: EntityManager, { id, role, membershipPackageId }: Sponsor): Promise<void> {
    if (role === 'company' && membershipPackageId !== null)
      await manager
        .createQueryBuilder()
        .insert()
        .into(Sponsorship)
        .values({ userId: id, packageId: membershipPackageId })
        .orUpdate(['package_id'], ['user_id'], { indexPredicate: `status = 'active'` })
        .execute();
    else await manager.update(Sponsorship, { userId: id, status: 'active' }, { status: 'ended' });
  }
}
