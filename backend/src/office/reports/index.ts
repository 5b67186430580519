export { DocumentQuery } from './reports.dto.js';
export { sendDocument } from './send-document.js';
