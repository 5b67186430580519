import { type Kolo, startKolo } from './server.js';
import { test as base } from './toasts.js';

interface Product {
  readonly file: string;
  readonly kolo: Kolo;
}

/**
 * `kolo`: one product with the demo season for the tests of a file, which may do with it as they like.
 * Which worker runs which file is chance, so no file sees what another one left.
 */
export const test = base.extend<{ kolo: Kolo }, { products: (file: string) => Promise<Kolo> }>({
  products: [
    async ({ browserName: _ }, use) => {
      let product: Product | null = null;
      await use(async (file) => {
        if (product?.file === file) return product.kolo;
        await product?.kolo.stop();
        product = null;
        product = { file, kolo: await startKolo() };
        return product.kolo;
      });
      await (product as Product | null)?.kolo.stop();
    },
    { scope: 'worker' },
  ],
  kolo: async ({ products }, use, { file }) => use(await products(file)),
  baseURL: async ({ kolo }, use) => use(kolo.url),
});

export { expect } from '@playwright/test';
export { type Kolo, startKolo } from './server.js';
