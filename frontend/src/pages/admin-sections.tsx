import { CalendarDays, ListOrdered, Trophy } from 'lucide-react';
import type { AdminSections } from '../features/admin-frame/admin-section';
import { LeaguesSection } from '../features/admin-league/LeaguesSection';
import { MatchesSection } from '../features/admin-league/MatchesSection';
import { TableSection } from '../features/admin-league/TableSection';
import { RoundList } from '../features/match-list/RoundList';
import { useAllMatches, useLeagues } from '../shared/league/queries';

/** The sections of the administrator's page, in their order. */
export const adminSections: AdminSections = [
  {
    id: 'leagues',
    icon: Trophy,
    useCount: () => useLeagues().data?.length,
    render: () => <LeaguesSection />,
  },
  {
    id: 'matches',
    icon: CalendarDays,
    useCount: () => useAllMatches().data?.length,
    render: () => (
      <MatchesSection
        list={(matches) => (
          <RoundList matches={matches} linkOf={({ id }) => `/admin/match/${id}`} />
        )}
      />
    ),
  },
  { id: 'table', icon: ListOrdered, render: () => <TableSection /> },
];
