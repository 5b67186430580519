import { yamlOf } from '../../scripts/tests/files.js';

export interface ComposeService {
  image?: string;
  build?: { context: string; dockerfile: string };
  command?: string[];
  entrypoint?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  networks?: string[];
  tmpfs?: string[];
  user?: string;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  read_only?: boolean;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test?: string[]; disable?: boolean };
  profiles?: string[];
  restart?: string;
  pull_policy?: string;
  ports?: string[];
  stop_grace_period?: string;
  deploy?: { replicas?: number; resources: { limits: { cpus: string; memory: string } } };
}

export interface ComposeFile {
  services: Record<string, ComposeService>;
  networks?: Record<string, { internal?: boolean } | null>;
  volumes?: Record<string, unknown>;
}

/** The main file and its overlays. */
export const composeFiles = [
  'docker-compose.yml',
  'infra/postgres/point-in-time.yml',
  'infra/caddy/tls.yml',
  'infra/containers/test.yml',
] as const;

export function composeOf(path: string): ComposeFile {
  const [file] = yamlOf<ComposeFile>(path);
  if (file === undefined) throw new Error(`${path} is empty`);
  return file;
}
