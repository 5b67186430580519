import type { TeamDetails } from '@kolo/domain';
import { ChevronRight, History } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Dialog } from '@/shared/ui';

interface Props {
  /** The name of the current team. */
  of: string;
  seasons: TeamDetails['seasons'];
}

/** Links to the company's teams in other leagues, folded because there may be many. */
export function OtherSeasons({ of, seasons }: Props): ReactElement {
  const { t } = useTranslation('teamPage');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <History aria-hidden="true" className="size-4" />
        {t('otherSeasons')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('otherSeasons')} description={of}>
        <ul className="mb-4 divide-y rounded-card border">
          {seasons.map(({ teamId, league }) => (
            <li key={teamId}>
              <Link
                to={`/team/${teamId}`}
                className="flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-raised focus-visible:-outline-offset-3"
              >
                <span className="min-w-0 flex-1 leading-tight font-semibold wrap-anywhere">
                  {league.name}
                </span>
                <span className="numerals text-sm text-ink-muted">{league.season}</span>
                <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
              </Link>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
