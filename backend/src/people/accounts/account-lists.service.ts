import { type AccountView, compareNames, type Role } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type EntityManager,
  type FindOptionsWhere,
  IsNull,
  Like,
  Not,
  type Repository,
} from 'typeorm';
import { noMailbox, User } from '../users/user.entity.js';
import { accountView } from './account-view.js';

@Injectable()
export class AccountListsService {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  active(role: Role): Promise<AccountView[]> {
    return this.list({ role, approved: true, deactivatedAt: IsNull() });
  }

  pending(): Promise<AccountView[]> {
    const email = Not(Like(`%${noMailbox}`));
    return this.list({ approved: false, deactivatedAt: IsNull(), email });
  }

  async view(manager: EntityManager, id: number): Promise<AccountView> {
    const relations = { membershipPackage: true };
    return accountView(await manager.findOneOrFail(User, { where: { id }, relations }));
  }

  private async list(where: FindOptionsWhere<User>): Promise<AccountView[]> {
    const users = await this.users.find({ where, relations: { membershipPackage: true } });
    return users.map(accountView).sort((a, b) => compareNames(name(a), name(b)) || a.id - b.id);
  }
}

const name = ({ companyName, username }: AccountView): string => companyName ?? username;
