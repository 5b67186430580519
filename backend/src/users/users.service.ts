import type { SessionUser } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { hash } from '@node-rs/argon2';
import type { Repository } from 'typeorm';
import { User } from './user.entity.js';

@Injectable()
export class UsersService {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  /** The account with its password hash, whatever the case of its name. */
  findForSignIn(username: string): Promise<User | null> {
    return this.users
      .createQueryBuilder('user')
      .addSelect('user.password')
      .leftJoinAndSelect('user.membershipPackage', 'package')
      .where('lower(user.username) = lower(:username)', { username })
      .getOne();
  }

  /** Makes the first administrator, unless there is one. Safe when several nodes start at once. */
  async ensureAdministrator(username: string, password: string): Promise<boolean> {
    if (await this.users.existsBy({ role: 'admin' })) return false;
    const { raw } = await this.users
      .createQueryBuilder()
      .insert()
      .values({
        username,
        password: await hash(password),
        email: `${username}@kolo.invalid`,
        role: 'admin',
        approved: true,
      })
      .orIgnore()
      .returning('id')
      .execute();
    return Array.isArray(raw) && raw.length > 0;
  }

  hasAdministrator(): Promise<boolean> {
    return this.users.existsBy({ role: 'admin' });
  }
}

/** What a session shows of an account: nothing that others may not see. */
export function sessionUser(user: User): SessionUser {
  const { id, username, role, companyName, membershipPackage } = user;
  return {
    id,
    username,
    role,
    companyName,
    membershipPackage: membershipPackage
      ? { name: membershipPackage.name, price: membershipPackage.price }
      : null,
  };
}
