export const developers = {
  title: 'For developers',
  lead: 'The table, fixtures and results of this league on your site or in your program. You need neither an account nor a key.',
  examples: 'Examples',
  examplesLead:
    'The addresses are real: they lead to the league and the match that this site shows now. “Try it” sends the same request without signing in.',
  name: {
    table: 'Table',
    fixtures: 'Fixtures',
    board: 'Everything being played',
    match: 'One match',
    scorers: 'Scorers',
    records: 'Records',
    team: 'Team',
    calendar: 'Calendar',
  },
  about: {
    table: 'The top of the table; during matches, as if they ended now.',
    fixtures: 'The next matches. The Link header leads to the next page of the list.',
    board: 'Matches that are being played, have just ended or come next.',
    match: 'Score, clock, timeline and line-ups, before the match, live and afterwards.',
    scorers: 'Top scorers of the current league.',
    records: 'Records of the season and of all seasons.',
    team: 'Players, form and next match of a team.',
    calendar:
      'The fixtures of a league for Google Calendar, Outlook and Apple Calendar (iCalendar).',
  },
  tryIt: 'Try it',
  tryOne: 'Try it: {{name}}',
  answerOf: 'Answer: {{name}}',
  noEtag: 'no ETag',
  shortened: 'This is the beginning of the answer.',
  failed: 'There was no answer. Check your connection and try again.',
  script: 'In a script',
  scriptLead: 'Works in a browser on any site and in Node, without libraries.',
  fetch: 'fetch',
  copied: 'Code copied',
  inTerminal: 'Command: {{name}}',
  rules: 'Making requests',
  rule: {
    cors: 'Public responses allow every origin (Access-Control-Allow-Origin: *), without cookies or signing in.',
    etag: 'Every response has an ETag. Send it back in If-None-Match: if nothing has changed, the response is 304 without a body. Browsers do this by themselves.',
    often:
      'Poll a live match every 5 seconds, the table and fixtures once a minute, and a calendar once an hour.',
    tooMany: 'Too many requests are answered with 429. Wait as many seconds as Retry-After says.',
    members:
      'A league may show its results only to people who are signed in. These addresses then answer 401.',
    names:
      'Players are named as the league shows them. Do not keep their names: whoever is erased here should disappear from your site too.',
  },
  embeds: 'Ready-made embeds',
  embedsLead:
    'No programming: paste the HTML into your page. The address sets language and theme (lang, theme).',
  embed: { table: 'The table in a frame', match: 'A match in a frame' },
  embedTitle: { table: 'Table', match: 'Match' },
  more: 'More data',
  jsonLd:
    'The pages of matches and teams carry a schema.org description (JSON-LD): kick-off, hall, teams, postponement and cancellation.',
  csv: 'Whoever is signed in can download tables, results and scorers as CSV, beside the table, the matches and the scorers.',
  openApi:
    'The description of all addresses (OpenAPI) is open to administrators, and to everybody if the server allows it.',
  openApiLink: 'API description',
  licence:
    'The league decides how its data may be used. Name it as the source, and ask it before you publish the data in other ways.',
};
