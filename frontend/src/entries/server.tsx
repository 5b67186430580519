import type { BuiltSite } from '@/app/rendering/page-links';
import { pageRenderer } from '@/app/rendering/render-page';

/** The browser's build, which vite.server.config.ts puts in. */
declare const builtSite: BuiltSite;

export const render = pageRenderer(builtSite);
