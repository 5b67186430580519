import type { RulesView } from '@kolo/domain';
import type { RulesDocument } from './rules-document.entity.js';

/** A version as it goes over the wire: where its file lies stays here. */
export const viewOf = (document: RulesDocument): RulesView => ({
  id: document.id,
  title: document.title,
  filename: document.filename,
  originalFilename: document.originalFilename,
  mimeType: document.mimeType,
  fileSize: document.fileSize,
  uploadedBy: document.uploadedBy,
  createdAt: document.createdAt.toISOString(),
  updatedAt: document.updatedAt.toISOString(),
  content: `/api/rules/${document.id}/file`,
});
