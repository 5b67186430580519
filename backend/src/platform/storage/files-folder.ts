import { join } from 'node:path';
import type { Config } from '../config/config.js';

/** Where files lie on a disk. */
export const filesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'files');
