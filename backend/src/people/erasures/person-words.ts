export interface PersonName {
  firstName: string;
  lastName: string;
}

/** The words by which a person is found in texts and files. */
export interface PersonWords {
  names: PersonName[];
  contacts: string[];
  /** Matched as whole words, and not in prose: names of accounts may be ordinary words. */
  labels: string[];
}
