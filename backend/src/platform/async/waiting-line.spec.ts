import { WaitingLine } from './waiting-line.js';

const arrival = (network: string, n: number) => ({ network, n });
const anybody = () => true;

describe('a line where networks take turns', () => {
  it('gives one of each network its turn before the second of any', () => {
    const line = new WaitingLine<ReturnType<typeof arrival>>();
    for (const network of ['a', 'a', 'a', 'b', 'c']) line.add(arrival(network, line.size));
    const order: string[] = [];
    for (let next = line.next(anybody); next !== undefined; next = line.next(anybody)) {
      order.push(next.network + next.n);
      line.remove(next);
    }
    expect(order).toEqual(['a0', 'b3', 'c4', 'a1', 'a2']);
    expect(line.size).toBe(0);
  });

  it('passes over a network that may send no one', () => {
    const line = new WaitingLine<ReturnType<typeof arrival>>();
    line.add(arrival('a', 1));
    line.add(arrival('b', 2));
    expect(line.next((network) => network !== 'a')).toEqual(arrival('b', 2));
    expect(line.next(() => false)).toBeUndefined();
  });
});
