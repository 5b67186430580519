export interface RulesView {
  id: number;
  title: string;
  filename: string;
  originalFilename: string;
  /** @examples ["/api/rules/12/file"] */
  filePath: string;
  mimeType: string;
  fileSize: number;
  uploadedBy: number;
  createdAt: string;
  updatedAt: string;
  content: string;
}

export interface RulesVersion extends RulesView {
  published: boolean;
  uploaderUsername: string;
}

export const rulesKinds = ['pdf', 'doc', 'docx'] as const;
