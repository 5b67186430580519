import {
  BookOpenText,
  Building2,
  CalendarDays,
  Eye,
  History,
  Hourglass,
  IdCard,
  Link as LinkIcon,
  ListOrdered,
  ShieldCheck,
  ShieldUser,
  Trophy,
  UserCheck,
} from 'lucide-react';
import type { AdminSections } from '@/features/admin-frame/admin-section';
import { LeaguesSection } from '@/features/admin-league/LeaguesSection';
import { MatchesSection } from '@/features/admin-league/MatchesSection';
import { TableSection } from '@/features/admin-league/TableSection';
import { AccountsSection } from '@/features/admin-people/accounts/AccountsSection';
import { PendingSection } from '@/features/admin-people/accounts/PendingSection';
import { AuditSection } from '@/features/admin-people/audit/AuditSection';
import { PeopleSection } from '@/features/admin-people/people/PeopleSection';
import { PlayersSection } from '@/features/admin-people/players/PlayersSection';
import { usePendingPlayers } from '@/features/admin-people/use-people';
import { TextsLink } from '@/features/commentary/TextsLink';
import { GrantsButton } from '@/features/grants/GrantsButton';
import { RoundSheetsButton } from '@/features/grants/RoundSheetsButton';
import { RoundList } from '@/features/match-list/RoundList';
import { RulesSection } from '@/features/rules/admin/RulesSection';
import { useRulesVersions } from '@/features/rules/use-rules';
import { SiteAddressSection } from '@/features/site-address/SiteAddressSection';
import { SponsorLogos } from '@/features/sponsor-logo/SponsorLogos';
import { useAccounts } from '@/shared/accounts/accounts';
import { MatchActions } from '@/shared/league/MatchActions';
import { useLeagues, useMatchCounts } from '@/shared/league/queries';

export const adminSections: AdminSections = [
  {
    id: 'leagues',
    icon: Trophy,
    useCount: () => useLeagues().data?.length,
    render: () => <LeaguesSection />,
  },
  {
    id: 'rules',
    icon: BookOpenText,
    useCount: () => useRulesVersions().data?.length,
    render: () => <RulesSection />,
  },
  {
    id: 'pending',
    icon: Hourglass,
    useCount: () => useAccounts('pending').data?.length,
    waiting: true,
    render: () => <PendingSection />,
  },
  {
    id: 'companies',
    icon: Building2,
    useCount: () => useAccounts('companies').data?.length,
    render: () => (
      <div className="grid grid-cols-1 gap-6">
        <AccountsSection list="companies" />
        <SponsorLogos />
      </div>
    ),
  },
  {
    id: 'referees',
    icon: UserCheck,
    useCount: () => useAccounts('referees').data?.length,
    render: () => <AccountsSection list="referees" />,
  },
  {
    id: 'spectators',
    icon: Eye,
    useCount: () => useAccounts('spectators').data?.length,
    render: () => <AccountsSection list="spectators" />,
  },
  {
    id: 'administrators',
    icon: ShieldCheck,
    useCount: () => useAccounts('administrators').data?.length,
    render: () => <AccountsSection list="administrators" />,
  },
  {
    id: 'players',
    icon: IdCard,
    useCount: () => usePendingPlayers().data?.length,
    waiting: true,
    render: () => <PlayersSection />,
  },
  {
    id: 'matches',
    icon: CalendarDays,
    useCount: () => useMatchCounts('all').data?.matches,
    render: () => (
      <MatchesSection
        list={(matches, belowOf) => (
          <RoundList
            matches={matches}
            linkOf={({ id }) => `/admin/match/${id}`}
            actionsOf={(match) => (
              <>
                <MatchActions match={match} className="text-ink-muted" />
                <GrantsButton match={match} asAdministrator className="text-ink-muted" />
                <TextsLink match={match} />
              </>
            )}
            belowOf={belowOf}
            besideRound={(round, ofRound) => <RoundSheetsButton round={round} matches={ofRound} />}
          />
        )}
      />
    ),
  },
  { id: 'table', icon: ListOrdered, render: () => <TableSection /> },
  { id: 'people', icon: ShieldUser, render: () => <PeopleSection /> },
  { id: 'address', icon: LinkIcon, render: () => <SiteAddressSection /> },
  { id: 'audit', icon: History, render: () => <AuditSection /> },
];
