import { pageLimits } from './page-limits.js';

it('on a slow machine everything that a page waits for gets more time', () => {
  const [usual, slow] = [2_000, 600_000].map((pageTimeoutMs) => pageLimits({ pageTimeoutMs }));
  for (const limit of ['sessionMs', 'answerMs', 'longAnswerMs', 'renderMs'] as const)
    expect(slow?.[limit]).toBe(300 * (usual?.[limit] ?? 0));
  expect(usual).toMatchObject({ sessionMs: 1_000, answerMs: 2_000 });
});
