import { yamlOf } from './files.js';

export interface ComposeService {
  image?: string;
  build?: { context: string; dockerfile: string };
  command?: string[];
  entrypoint?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  networks?: string[] | Record<string, { ipv4_address?: string }>;
  tmpfs?: string[];
  read_only?: boolean;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test?: string[]; disable?: boolean };
  profiles?: string[];
  pull_policy?: string;
  ports?: string[];
  stop_grace_period?: string;
  deploy?: { replicas?: number; resources: { limits: { cpus: string; memory: string } } };
}

interface Subnet {
  subnet: string;
  gateway?: string;
  ip_range?: string;
}

export interface ComposeFile {
  services: Record<string, ComposeService>;
  networks?: Record<string, { ipam?: { config: Subnet[] } } | null>;
  volumes?: Record<string, unknown>;
}

export const composeFiles = ['docker-compose.yml', 'infra/postgres/point-in-time.yml'] as const;

export const networksOf = ({ networks = [] }: ComposeService): string[] =>
  Array.isArray(networks) ? networks : Object.keys(networks);

export function composeOf(path: string): ComposeFile {
  const [file] = yamlOf<ComposeFile>(path);
  if (file === undefined) throw new Error(`${path} is empty`);
  return file;
}
