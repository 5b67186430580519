import { text } from 'node:stream/consumers';
import type { PageData, PageSeed, RenderPage } from '@kolo/domain';
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
import type { PageAnswers } from '@/shared/page/page-answers';
import type { RenderedFrom } from '@/shared/page/page-data';
import { AnswersWhenShown } from './answers-when-shown';
import { type BuiltSite, pageLinks } from './page-links';
import { refreshWithoutScripts } from './refresh-without-scripts';

export const pageRenderer =
  (site: BuiltSite): RenderPage =>
  async (seed, read) => {
    const answers = new AnswersWhenShown(seed, read);
    const { root, texts } = await rendered(seed, answers);
    const template = isLivePage(seed.path) ? 'live.html' : 'index.html';
    const data = { ...seed, answers: answers.known };
    const head = pageLinks(data, template, texts, site) + refreshWithoutScripts(data);
    return { template, root, head, data: { ...withShownBoard(data, answers.shownBoard), texts } };
  };

/** The board has the matches of all leagues, of which most pages show next to nothing. */
function withShownBoard(data: PageData, { isWhole, parts }: PageAnswers['shownBoard']): PageData {
  const { [boardPath]: board, ...answers } = data.answers;
  if (isWhole || board?.status !== 200) return data;
  return { ...data, answers, board: parts };
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

interface Rendered {
  root: string;
  texts: Namespace[];
}

async function rendered(seed: PageSeed, answers: AnswersWhenShown): Promise<Rendered> {
  const { language, path } = seed;
  const translator = new RecordingTranslator({ language, texts: { hr, en } });
  const page = { data: { ...seed, answers: answers.known }, answers, isServer: true as const };
  const client = createPageClient(page);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <TranslatorContext value={translator}>
      {isLivePage(path) ? liveApp(page, client) : siteApp(page, client)}
    </TranslatorContext>,
    {
      // Larger parts would come after the page, put in place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  const root = await text(prelude as AsyncIterable<Uint8Array>);
  if (errors.length > 0) throw errors[0];
  return { root, texts: [...translator.used] };
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
