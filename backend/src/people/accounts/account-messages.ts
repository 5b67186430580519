export const accountMessages = {
  registered: {
    hr: 'Vaš račun čeka odobrenje administratora. Moći ćete se prijaviti kada ga administrator odobri.',
    en: 'Your account is pending admin approval. You will be able to log in once an administrator approves your account.',
  },
  rejected: { hr: 'Zahtjev je odbijen i obrisan.', en: 'The request is rejected and deleted.' },
} as const;
