import type { Multipart } from '@fastify/multipart';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { RequestWithUser } from '../api/access.decorators.js';
import { RefusalError } from '../api/refusal.error.js';
import type { FileConstraints } from './incoming-file.js';
import { PrivateFilesService, type StagedFile } from './private-files.service.js';
import { uploadFailure } from './upload-failure.js';

export interface Upload {
  fields: Record<string, string>;
  file: SentFile | null;
}

export interface SentFile extends StagedFile {
  /** The sender chose this name, so it cannot be trusted. */
  sentName: string;
}

export interface UploadConstraints extends FileConstraints {
  fileField: string;
}

const limits = { files: 1, fields: 20, parts: 21, fieldNameSize: 100, fieldSize: 2_000 };
const maxOverheadBytes = 64 * 1024;

@Injectable()
export class UploadsService {
  constructor(private readonly files: PrivateFilesService) {}

  /** The file is removed unless `use` keeps it. */
  async take<T>(
    request: RequestWithUser,
    constraints: UploadConstraints,
    use: (upload: Upload) => Promise<T>,
  ): Promise<T> {
    const upload: Upload = { fields: {}, file: null };
    try {
      await this.read(request, constraints, upload);
      await this.confirmAccess(request);
      return await use(upload);
    } finally {
      if (upload.file !== null) await this.files.discard(upload.file);
    }
  }

  /** A form may take minutes, and its sender may lose the role meanwhile. */
  private async confirmAccess({ confirmAccess }: RequestWithUser): Promise<void> {
    if (confirmAccess === undefined) throw RefusalError.of('auth.required');
    await confirmAccess();
  }

  private async read(
    request: FastifyRequest,
    constraints: UploadConstraints,
    upload: Upload,
  ): Promise<void> {
    if (!request.isMultipart()) throw RefusalError.of('request.invalid', 'multipart/form-data');
    const length = Number(request.headers['content-length'] ?? Number.NaN);
    if (Number.isNaN(length)) throw RefusalError.of('request.invalid', 'content-length');
    if (length > constraints.maxBytes + maxOverheadBytes) throw RefusalError.of('file.too-large');
    const fileSize = constraints.maxBytes + 1;
    try {
      const parts = request.parts({ limits: { ...limits, fileSize } });
      for await (const part of parts) await this.takePart(part, constraints, upload);
    } catch (error) {
      throw hasStatus(error) ? error : uploadFailure(error, request.raw);
    } finally {
      // The rest is drained, so that the answer gets through and the connection stays usable.
      request.raw.unpipe();
      request.raw.resume();
    }
  }

  private async takePart(
    part: Multipart,
    constraints: UploadConstraints,
    upload: Upload,
  ): Promise<void> {
    const { fieldname } = part;
    if (part.type === 'file') {
      if (fieldname !== constraints.fileField || upload.file !== null)
        throw RefusalError.of('request.invalid', fieldname.slice(0, 100));
      const waiting = await this.files.receive(part.file, constraints);
      upload.file = { ...waiting, sentName: part.filename };
      return;
    }
    const once = !Object.hasOwn(upload.fields, fieldname);
    if (!once || typeof part.value !== 'string' || part.valueTruncated || part.fieldnameTruncated)
      throw RefusalError.of('request.invalid', fieldname.slice(0, 100));
    upload.fields[fieldname] = part.value;
  }
}

const hasStatus = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'statusCode' in error;
