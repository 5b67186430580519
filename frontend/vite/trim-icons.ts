import type { Plugin } from 'vite';

/** Only React's development build asks for keys, whose random letters no compression makes shorter. */
export const trimIcons = (): Plugin => ({
  name: 'trim-icons',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
    handler: (code) => code.replaceAll(/,\s*key: "\w+"/g, ''),
  },
});
