import { PageLine } from './page-line.js';

const turn = () => new Promise(setImmediate);

/** Pages of which the test says when they are sent. */
function lineOf(limits: { inAll: number; ofNetwork: number }) {
  const line = new PageLine(limits);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const gone = new Set<string>();
  const enqueue = (network: string, count = 1) => {
    for (let n = 0; n < count; n += 1)
      line.enqueue(
        network,
        () => {
          begun.push(network);
          return new Promise((resolve) => ends.push(resolve));
        },
        () => gone.has(network),
      );
  };
  return { begun, enqueue, gone, end: (n: number) => ends[n]?.() };
}

it('so many pages are made at once, and each that is done lets the next begin', async () => {
  const { begun, enqueue, end } = lineOf({ inAll: 3, ofNetwork: 3 });
  enqueue('hall', 10);
  expect(begun).toHaveLength(3);
  end(0);
  await turn();
  expect(begun).toHaveLength(4);
});

it('one network cannot take the places of the others, nor their turns', async () => {
  const { begun, enqueue, end } = lineOf({ inAll: 3, ofNetwork: 2 });
  enqueue('flood', 10);
  enqueue('visitor', 2);
  expect(begun).toEqual(['flood', 'flood', 'visitor']);
  end(0);
  await turn();
  expect(begun.filter((network) => network === 'flood').length).toBeLessThanOrEqual(3);
  end(2);
  end(1);
  await turn();
  expect(begun.filter((network) => network === 'visitor')).toHaveLength(2);
});

it('nothing is made for those who left', async () => {
  const { begun, enqueue, gone, end } = lineOf({ inAll: 1, ofNetwork: 1 });
  enqueue('flood', 10);
  enqueue('visitor');
  gone.add('flood');
  end(0);
  await turn();
  expect(begun).toEqual(['flood', 'visitor']);
});
