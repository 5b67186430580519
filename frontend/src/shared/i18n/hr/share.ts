export const share = {
  share: 'Podijeli',
  copy: 'Kopiraj',
  linkCopied: 'Poveznica je kopirana',
  copyFailed: 'Kopiranje nije uspjelo. Kopirajte ručno:',
  embed: 'Ugradi',
  picture: 'Slika',
  notices: 'Obavijesti',
};
