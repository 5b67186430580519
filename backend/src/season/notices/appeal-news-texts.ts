import type { Appeal, AppealOutcome } from '@kolo/domain';
import { listed, type News } from '../../people/notices/index.js';
import type { Language } from '../../platform/api/language.js';

export interface AppealedPerson {
  name: string;
  team: string;
  appeal: Appeal;
}

export function appealNews(people: readonly AppealedPerson[], language: Language): News {
  const { subject, title, ...words } = texts[language];
  const stateOf = ({ suspensive, outcome }: Appeal): string => {
    if (outcome !== null) return words.decided[outcome];
    return suspensive ? words.holds : words.filed;
  };
  const lines = people.map(({ name, team, appeal }) => `${name} (${team}): ${stateOf(appeal)}`);
  return { subject, text: listed(title, lines) };
}

const texts = {
  hr: {
    subject: 'žalba na suspenziju',
    title: 'žalbe na suspenzije:',
    filed: 'žalba je zaprimljena, suspenzija vrijedi do odluke',
    holds: 'žalba je zaprimljena, suspenzija čeka odluku',
    decided: {
      upheld: 'žalba je prihvaćena, suspenzija više ne vrijedi',
      rejected: 'žalba je odbijena, suspenzija ostaje',
      inadmissible: 'žalba je odbačena kao nedopuštena, suspenzija ostaje',
    },
  },
  en: {
    subject: 'an appeal against a suspension',
    title: 'appeals against suspensions:',
    filed: 'the appeal is filed; the suspension holds until it is decided',
    holds: 'the appeal is filed; until it is decided the suspension is on hold',
    decided: {
      upheld: 'the appeal is upheld; the suspension has ended',
      rejected: 'the appeal is rejected; the suspension stays',
      inadmissible: 'the appeal is inadmissible; the suspension stays',
    },
  },
} as const satisfies Record<
  Language,
  {
    subject: string;
    title: string;
    filed: string;
    holds: string;
    decided: Record<AppealOutcome, string>;
  }
>;
