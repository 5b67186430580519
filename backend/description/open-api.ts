import type { Schema, Schemas } from './schema.js';

/** The part of OpenAPI 3.1 that the description uses. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema: Schema;
  description?: string;
  example?: unknown;
}

export interface Reference {
  $ref: string;
}

export interface Content {
  schema: Schema;
  examples?: Record<string, { value: unknown } | Reference>;
}

export interface Response {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, Content>;
}

export interface Operation {
  operationId: string;
  summary?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, Response | Reference>;
  security?: object[];
}

export interface OpenApi {
  openapi: string;
  info: object;
  servers: object[];
  tags: object[];
  /** By the path, then by the method in small letters. */
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Schemas;
    responses: Record<string, Response>;
    examples: Record<string, { value: unknown }>;
    securitySchemes: object;
  };
}
