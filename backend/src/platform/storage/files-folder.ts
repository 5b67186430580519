import { join } from 'node:path';
import type { Config } from '../config/config.js';

export const filesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'files');
