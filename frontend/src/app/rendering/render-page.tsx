import { text } from 'node:stream/consumers';
import type { PageAnswer, PageData, RenderPage } from '@kolo/domain';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { LiveApp } from '@/app/live/LiveApp';
import { isLivePage } from '@/app/live/live-pages';
import { createPageClient } from '@/shared/api/page-client';
import { en } from '@/shared/i18n/en';
import { hr } from '@/shared/i18n/hr';
import type { Namespace, Namespaces } from '@/shared/i18n/text-keys';
import { Translator } from '@/shared/i18n/translator';
import { TranslatorContext } from '@/shared/i18n/use-translation';
import { boardPath } from '@/shared/live/board-poll';
import { PageAnswers } from '@/shared/page/page-answers';
import type { RenderedFrom } from '@/shared/page/page-data';
import { type BuiltSite, pageLinks } from './page-links';
import { refreshWithoutScripts } from './refresh-without-scripts';

/** What one pass asks for may only be known after the one before. */
const maxPasses = 5;

/** Renders a page again and again, until it has everything that it shows. */
export const pageRenderer =
  (site: BuiltSite): RenderPage =>
  async (seed, read) => {
    const data: PageData = { ...seed, answers: {} };
    for (let pass = 1; ; pass += 1) {
      const { root, missing, texts, shownBoard } = await renderOnce(data);
      if (missing.length === 0 || pass === maxPasses) {
        const template = isLivePage(seed.path) ? 'live.html' : 'index.html';
        const links = pageLinks(data, template, texts, site);
        const head = links + refreshWithoutScripts(data);
        return { template, root, head, data: { ...withShownBoard(data, shownBoard), texts } };
      }
      const answer = async (path: string) => [path, answerOf(await read(path))];
      Object.assign(data.answers, Object.fromEntries(await Promise.all(missing.map(answer))));
    }
  };

/** The board has the matches of all leagues, of which most pages show next to nothing. */
function withShownBoard(data: PageData, { isWhole, parts }: PageAnswers['shownBoard']): PageData {
  const { [boardPath]: board, ...answers } = data.answers;
  if (isWhole || board?.status !== 200) return data;
  return { ...data, answers, board: parts };
}

/** @throws when a reader would see an error that a second attempt might not have */
function answerOf({ status, body }: { status: number; body: string }): PageAnswer {
  if (status >= 500 || status === 429) throw new Error(`An answer with the status ${status}`);
  return { status, body: JSON.parse(body) };
}

const siteApp = (page: RenderedFrom, client: QueryClient): ReactElement => (
  <App
    client={client}
    page={page}
    inRouter={(pages) => (
      <StaticRouter location={page.data.path + page.data.search}>{pages}</StaticRouter>
    )}
  />
);

const liveApp = (page: RenderedFrom, client: QueryClient): ReactElement => (
  <QueryClientProvider client={client}>
    <LiveApp pathname={page.data.path} search={page.data.search} page={page} />
  </QueryClientProvider>
);

interface Pass {
  root: string;
  /** The paths of the answers that it lacked. */
  missing: string[];
  texts: Namespace[];
  shownBoard: PageAnswers['shownBoard'];
}

async function renderOnce(data: PageData): Promise<Pass> {
  const translator = new RecordingTranslator({ language: data.language, texts: { hr, en } });
  const answers = new PageAnswers(data);
  const page = { data, answers, isServer: true as const };
  const client = createPageClient(page);
  // Its answer is read between two passes.
  client.prefetchQuery = async (options) => {
    client.getQueryCache().build(client, client.defaultQueryOptions(options));
  };
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <TranslatorContext value={translator}>
      {isLivePage(data.path) ? liveApp(page, client) : siteApp(page, client)}
    </TranslatorContext>,
    {
      // Larger parts would come after the page, put in place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  const root = await text(prelude as AsyncIterable<Uint8Array>);
  if (errors.length > 0) throw errors[0];
  const { missing, shownBoard } = answers;
  return { root, missing: [...missing], texts: [...translator.used], shownBoard };
}

class RecordingTranslator extends Translator {
  readonly used = new Set<Namespace>();
  readonly #deferred = new Translator({ language: this.language, texts: { hr, en } });

  override get deferred(): Translator {
    return this.#deferred;
  }

  override ready(names: Namespaces): Promise<unknown> | undefined {
    for (const name of typeof names === 'string' ? [names] : names) this.used.add(name);
    return super.ready(names);
  }
}
