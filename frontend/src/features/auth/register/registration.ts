import {
  cleanEmail,
  cleanLine,
  cleanOib,
  cleanPhone,
  type MessageAnswer,
  type RegisterRequest,
  type RegistrableRole,
} from '@kolo/domain';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { request } from '@/shared/api';

/** Data that everybody gives of themselves. */
export interface NewPerson {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
}

export interface Registration extends NewPerson {
  role: RegistrableRole;
  companyName: string;
  companyOib: string;
  phone: string;
  membershipPackageId: string;
}

export const emptyRegistration: Registration = {
  role: 'public',
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  companyName: '',
  companyOib: '',
  phone: '',
  membershipPackageId: '',
};

/** The fields that the server may refuse. */
export const sentFields = [
  ...(['username', 'email', 'password'] as const),
  ...(['companyName', 'companyOib', 'phone', 'membershipPackageId'] as const),
] satisfies (keyof Registration)[];

/** Sends only what the role has, and never the repeated password. */
function registerRequest(form: Registration): RegisterRequest {
  const { role, password } = form;
  const person = {
    role,
    username: cleanLine(form.username),
    email: cleanEmail(form.email),
    password,
  };
  if (role !== 'company') return person;
  const phone = cleanPhone(form.phone);
  return {
    ...person,
    companyName: cleanLine(form.companyName),
    companyOib: cleanOib(form.companyOib),
    ...(phone === '' ? {} : { phone }),
    membershipPackageId: Number(form.membershipPackageId),
  };
}

export const useRegister = (): UseMutationResult<MessageAnswer, Error, Registration> =>
  useMutation({
    mutationFn: (form: Registration) =>
      request<MessageAnswer>('/api/register', { method: 'POST', body: registerRequest(form) }),
  });
