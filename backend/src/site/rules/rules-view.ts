import type { RulesView } from '@kolo/domain';
import type { RulesDocument } from './rules-document.entity.js';

/** Without the file's place in the storage. */
export function viewOf(document: RulesDocument): RulesView {
  const path = `/api/rules/${document.id}/file`;
  return {
    id: document.id,
    title: document.title,
    filename: document.filename,
    originalFilename: document.originalFilename,
    filePath: path,
    mimeType: document.mimeType,
    fileSize: document.fileSize,
    uploadedBy: document.uploadedBy,
    createdAt: document.createdAt.toISOString(),
    updatedAt: document.updatedAt.toISOString(),
    content: path,
  };
}
