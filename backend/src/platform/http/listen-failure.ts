import type { Config } from '../config/config.js';

/** The metrics have their own port, so the message says which of the two is taken. */
export function listenFailure(
  error: unknown,
  { host, port, metricsPort }: Pick<Config, 'host' | 'port' | 'metricsPort'>,
): string | null {
  if (typeof error !== 'object' || error === null || !('syscall' in error)) return null;
  const code = 'code' in error ? error.code : null;
  const isUnknown = 'hostname' in error && error.hostname === host;
  if (isUnknown || code === 'EADDRNOTAVAIL')
    return `HOST is ${host}, which is no address of this machine. Without it Kolo listens on all of them.`;
  if (error.syscall !== 'listen') return null;
  const isMetricsPort = 'port' in error && error.port === metricsPort;
  const [name, taken] = isMetricsPort ? ['METRICS_PORT', metricsPort ?? 0] : ['PORT', port];
  if (code === 'EADDRINUSE')
    return `Port ${taken} is taken. Choose another one: ${name}=${taken + 1} npm start`;
  if (code === 'EACCES')
    return `This account may not use port ${taken}. Choose one above 1023: ${name}=${taken + 3000} npm start`;
  return null;
}
