import type { Language } from '../../platform/api/language.js';
import { escapeHtml } from '../../platform/http/escape-html.js';
import type { PersonExport } from './export-person.js';

const texts = {
  hr: {
    title: 'Podaci o osobi',
    files: 'Datoteke',
    none: 'Nema podataka.',
    topics: {
      account: 'Račun',
      player: 'Igrač',
      official: 'Službena osoba',
      officials: 'Ime kao sudac',
      player_moves: 'Timovi koje je igrač napustio',
      suspensions: 'Suspenzije i žalbe',
      teams: 'Timovi',
      matches: 'Utakmice',
      replacements: 'Zamjene na popisu prije utakmice',
      sessions: 'Prijave',
      sponsorships: 'Sponzorstva',
      fine_payments: 'Upisane uplate kazni',
      match_photos: 'Fotografije utakmica',
      mvp_votes: 'Glasovi',
      predictions: 'Prognoze',
      prediction_members: 'Skupine za prognoze',
      weekly_mails: 'Tjedna poruka',
      company_channels: 'Kanal tvrtke',
      channel_messages: 'Poruke u kanal tvrtke',
      league_digests: 'Tjedni pregledi liga',
      account_writes: 'Broj upisa u kratkom vremenu',
      email_confirmations: 'Poveznice za potvrdu adrese',
      fans_mvps: 'MVP po izboru navijača',
      gallery_images: 'Slike u galeriji',
      league_awards: 'Nagrade sezone',
      match_commentaries: 'Tekstovi o utakmicama koje je osoba uredila',
      match_grants: 'Dodijeljeni i opozvani pristupi zapisničkom stolu',
      match_presence: 'Otvorene konzole',
      match_referees: 'Utakmice na kojima je osoba sudac',
      notices: 'Poruke koje čekaju slanje',
      password_resets: 'Poveznice za novu lozinku',
      referee_absences: 'Odsutnosti suca',
      referee_assignments: 'Suđenja',
      referee_claims: 'Prijave za suđenje',
      referee_feeds: 'Kalendar suca',
      referee_profiles: 'Podaci o sucu',
      referee_ratings: 'Ocjene sudaca',
      referee_statement_lines: 'Stavke sudačkih obračuna',
      referee_statements: 'Sudački obračuni',
      rules_documents: 'Objavljena pravila',
      second_factors: 'Prijava u dva koraka',
      commands: 'Upisano u utakmice i lige',
      reasons: 'Obrazloženja, primjedbe, protesti i potpisi',
      audit_by_account: 'Što je osoba učinila',
      audit_about: 'Što je učinjeno s podacima osobe',
      texts: 'Tekstovi u kojima se osoba spominje',
      notes: 'Bilješke i nazivi u kojima se osoba spominje',
    },
  },
  en: {
    title: 'Data about a person',
    files: 'Files',
    none: 'No data.',
    topics: {
      account: 'Account',
      player: 'Player',
      official: 'Official',
      officials: 'Name as a referee',
      player_moves: 'Teams that the player left',
      suspensions: 'Suspensions and appeals',
      teams: 'Teams',
      matches: 'Matches',
      replacements: 'Replaced on the list before the match',
      sessions: 'Sign-ins',
      sponsorships: 'Sponsorships',
      fine_payments: 'Recorded payments of fines',
      match_photos: 'Photos of matches',
      mvp_votes: 'Votes',
      predictions: 'Predictions',
      prediction_members: 'Groups for predictions',
      weekly_mails: 'Weekly email',
      company_channels: 'Channel of the company',
      channel_messages: 'Messages to the company’s channel',
      league_digests: 'Weekly digests of leagues',
      account_writes: 'Number of writes in a short time',
      email_confirmations: 'Links to confirm the address',
      fans_mvps: 'The fans’ choice of MVP',
      gallery_images: 'Pictures in the gallery',
      league_awards: 'Awards of a season',
      match_commentaries: 'Texts about matches that the person edited',
      match_grants: 'Scorer access granted and revoked',
      match_presence: 'Open consoles',
      match_referees: 'Matches that the person referees',
      notices: 'Messages to be sent',
      password_resets: 'Links for a new password',
      referee_absences: 'Absences of the referee',
      referee_assignments: 'Refereeing assignments',
      referee_claims: 'Applications to referee',
      referee_feeds: 'Calendar of the referee',
      referee_profiles: 'Details of the referee',
      referee_ratings: 'Ratings of referees',
      referee_statement_lines: 'Lines of referee statements',
      referee_statements: 'Referee statements',
      rules_documents: 'Published rules',
      second_factors: 'Two-step sign-in',
      commands: 'Entered into matches and leagues',
      reasons: 'Reasons, remarks, protests and signatures',
      audit_by_account: 'What the person did',
      audit_about: 'What was done to the person’s data',
      texts: 'Texts that name the person',
      notes: 'Notes and labels that name the person',
    },
  },
} as const satisfies Record<Language, object>;

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}' +
  'table{border-collapse:collapse;width:100%;font-size:.9rem}td,th{border:1px solid #ccc;padding:.3rem .5rem;' +
  'text-align:left;vertical-align:top;overflow-wrap:anywhere}';

export function exportPage({ person, language, data, files }: PersonExport): string {
  const { title, files: filesTitle, none } = texts[language];
  const sections = Object.entries(data)
    .filter(([, rows]) => rows.length > 0)
    .map(
      ([topic, rows]) =>
        `<h2>${escapeHtml(topicTitle(topic, language) ?? topic)}</h2>${table(rows)}`,
    );
  const list = [...files.keys()].map(
    (name) => `<li><a href="files/${escapeHtml(name)}">${escapeHtml(name)}</a></li>`,
  );
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>`,
    `<style>${style}</style></head><body><h1>${title}: ${escapeHtml(person.name)}</h1>`,
    ...sections,
    `<h2>${filesTitle}</h2>${list.length === 0 ? `<p>${none}</p>` : `<ul>${list.join('')}</ul>`}`,
    '</body></html>\n',
  ].join('\n');
}

/** Null for a topic that has no title, such as a table of a later release. */
export const topicTitle = (topic: string, language: Language): string | null =>
  Object.entries(texts[language].topics).find(([name]) => name === topic)?.[1] ?? null;

function table(rows: readonly Record<string, unknown>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const head = columns
    .map((column) => `<th>${escapeHtml(column.replaceAll('_', ' '))}</th>`)
    .join('');
  const body = rows.map(
    (row) =>
      `<tr>${columns.map((column) => `<td>${escapeHtml(shown(row[column]))}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
