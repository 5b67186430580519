/** The package has no types. */
declare module 'autocannon' {
  interface Load {
    url: string;
    headers?: Record<string, string>;
    connections: number;
    duration: number;
  }
  interface Result {
    requests: { average: number };
    errors: number;
    non2xx: number;
  }
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default function autocannon(load: Load): Promise<Result>;
}
