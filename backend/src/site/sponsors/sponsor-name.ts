import type { Sponsorship } from '../../people/users/sponsorship.entity.js';

export const sponsorName = ({ user }: Sponsorship): string => user.companyName ?? user.username;
