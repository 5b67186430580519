/** How an attacker asks for pages, on hundreds of connections with many requests each. */
export interface Flood {
  name: string;
  port: number;
  /** As in the request's first line. */
  target: string;
  isReading: boolean;
  hosts: 'one' | 'each';
  /** Each is admitted on its own. */
  networks: number;
}

/** @param id of a running match */
export function floodsOf(port: number, id: number): Flood[] {
  const path = `/live/${id}`;
  const usual: Omit<Flood, 'name'> = {
    port,
    target: path,
    isReading: true,
    hosts: 'one',
    networks: 1,
  };
  return [
    { ...usual, name: 'reading nothing', isReading: false },
    { ...usual, name: 'reading' },
    { ...usual, name: 'another Host each time', hosts: 'each' },
    { ...usual, name: 'another Host, reading nothing', hosts: 'each', isReading: false },
    { ...usual, name: 'escaped address', target: `/%61pi/live/${id}` },
    { ...usual, name: 'absolute address', target: `http://kolo.test/api/live/${id}` },
    { ...usual, name: 'escaped address of a page', target: `//%6Cive//${id}` },
    { ...usual, name: 'from 100 networks', networks: 100 },
    { ...usual, name: 'from 100 networks, another Host each time', networks: 100, hosts: 'each' },
  ];
}
