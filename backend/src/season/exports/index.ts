export { sharedExports } from './export-columns.js';
export { ExportsService } from './exports.service.js';
