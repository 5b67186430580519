import type { EntityManager } from 'typeorm';
import { Erasure } from './erasure.entity.js';

/** A text whose facts were read at another number may name somebody who was erased since. */
export const countErasures = (manager: EntityManager): Promise<number> => manager.count(Erasure);
