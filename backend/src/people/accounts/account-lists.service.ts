import { type AccountView, compareNames, limits, type Role } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type EntityManager,
  type FindOptionsWhere,
  In,
  IsNull,
  Like,
  Not,
  type Repository,
} from 'typeorm';
import { continued, pageOf, placeFrom } from '../../platform/api/pages.js';
import { noMailbox, User } from '../users/user.entity.js';
import type { AccountListQuery } from './account.dto.js';
import { accountView } from './account-view.js';
import { firstInOrder } from './first-in-order.js';

@Injectable()
export class AccountListsService {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  active(role: Role, query: AccountListQuery): Promise<AccountView[]> {
    return this.page({ role, approved: true, deactivatedAt: IsNull() }, query);
  }

  pending(query: AccountListQuery): Promise<AccountView[]> {
    const email = Not(Like(`%${noMailbox}`));
    return this.page({ approved: false, deactivatedAt: IsNull(), email }, query);
  }

  async view(manager: EntityManager, id: number): Promise<AccountView> {
    const relations = { membershipPackage: true };
    return accountView(await manager.findOneOrFail(User, { where: { id }, relations }));
  }

  /** By name as Croatian sorts it, which not every database can. */
  private async page(
    where: FindOptionsWhere<User>,
    { limit = limits.accountPage.default, after }: AccountListQuery,
  ): Promise<AccountView[]> {
    // Rows instead of entities, as these are the names of the whole list.
    const named = await this.users
      .createQueryBuilder('user')
      .select(['user.id AS id', 'user.username AS username', 'user.companyName AS "companyName"'])
      .where(where)
      .getRawMany<Named>();
    const last = await this.accountAt(after);
    const left = last === null ? named : named.filter((user) => byName(user, last) > 0);
    const following = firstInOrder(left, limit + 1, byName);
    const users = await this.users.find({
      where: { id: In(following.map(({ id }) => id)) },
      relations: { membershipPackage: true },
    });
    const page = pageOf(users.sort(byName), limit, ({ createdAt: at, id }) => ({ at, id }));
    return continued(page.map(accountView), page);
  }

  /** Also one that has left the list since. */
  private async accountAt(after: string | undefined): Promise<User | null> {
    const place = after === undefined ? null : placeFrom(after);
    return place === null ? null : this.users.findOneBy({ id: place.id });
  }
}

type Named = Pick<User, 'id' | 'username' | 'companyName'>;

const nameOf = ({ companyName, username }: Named): string => companyName ?? username;

const byName = (a: Named, b: Named): number => compareNames(nameOf(a), nameOf(b)) || a.id - b.id;
