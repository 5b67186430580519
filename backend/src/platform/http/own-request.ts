import type { FastifyRequest } from 'fastify';
import { isInjection } from 'light-my-request';

/** Whether this process asks itself (`fastify.inject`); nothing that comes over the network can claim it. */
export const isOwnRequest = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean => isInjection(raw);
