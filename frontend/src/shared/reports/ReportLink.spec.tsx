import { render, screen } from '@testing-library/react';
import '@/shared/i18n/i18n';
import { ReportLink } from './ReportLink';

const link = (name: string) => screen.getByRole('link', { name });

describe('the way to a document of a match', () => {
  it.each([
    ['report', 'Zapisnik (PDF)', 'report.pdf'],
    ['full', 'Puni zapisnik (PDF)', 'report-full.pdf'],
    ['lineUp', 'Sastavi (PDF)', 'lineup.pdf'],
  ] as const)('%s opens beside the page, in its language', (kind, name, file) => {
    render(<ReportLink matchId={7} kind={kind} />);
    expect(link(name)).toHaveAttribute('href', `/api/matches/7/${file}?lang=hr`);
    expect(link(name)).toHaveAttribute('target', '_blank');
  });

  it('says of which match it is where there are several', () => {
    render(<ReportLink matchId={7} match="Čelik – Žito" />);
    expect(link('Zapisnik (PDF): Čelik – Žito')).toHaveTextContent('Zapisnik (PDF)');
  });
});
