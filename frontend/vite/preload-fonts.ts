import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Loads the letters of the product's own texts with the page; rarer ones wait until a page has them. */
export const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /\/inter-[\w-]{8}\.woff2$/.test(file))
        .map(preloadLink),
  },
});

const preloadLink = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  injectTo: 'head',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
});
