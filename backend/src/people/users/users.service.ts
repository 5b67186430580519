import type { SessionUser } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { hash } from '@node-rs/argon2';
import { type EntityManager, IsNull, type Repository } from 'typeorm';
import { User } from './user.entity.js';

@Injectable()
export class UsersService {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  /** Whatever the case of the name, which an earlier version stored as it was typed. */
  findForSignIn(username: string, typed = username): Promise<User | null> {
    return this.users
      .createQueryBuilder('user')
      .addSelect('user.password')
      .leftJoinAndSelect('user.membershipPackage', 'package')
      .where('lower(user.username) IN (lower(:username), lower(:typed))', { username, typed })
      .orderBy('lower(user.username) = lower(:typed)', 'DESC')
      .getOne();
  }

  findByEmail(email: string): Promise<User | null> {
    return this.users
      .createQueryBuilder('user')
      .where('lower(user.email) = lower(:email)', { email })
      .getOne();
  }

  async passwordOf(id: number): Promise<string | null> {
    const user = await this.users.findOne({ select: { password: true }, where: { id } });
    return user?.password ?? null;
  }

  /**
   * @param before only if it is still this one
   * @returns whether it was
   */
  async replacePassword(
    manager: EntityManager,
    { id, before, password }: { id: number; before?: string; password: string },
  ): Promise<boolean> {
    const where = before === undefined ? { id } : { id, password: before };
    const { affected } = await manager.update(User, where, { password });
    return affected === 1;
  }

  /** Following a mailed link shows that the owner reads the mail. */
  async confirmEmail(manager: EntityManager, id: number): Promise<void> {
    const unconfirmed = { id, emailConfirmedAt: IsNull() };
    await manager.update(User, unconfirmed, { emailConfirmedAt: () => 'now()' });
  }

  /** Safe when several nodes start at once. */
  async ensureAdministrator(username: string, password: string): Promise<boolean> {
    if (await this.users.existsBy({ role: 'admin' })) return false;
    const { raw } = await this.users
      .createQueryBuilder()
      .insert()
      .values({
        username: username.normalize('NFC'),
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
