export const share = {
  share: 'Podijeli',
  more: 'Podijeli ili ugradi utakmicu',
  copy: 'Kopiraj',
  linkCopied: 'Poveznica je kopirana',
  copyFailed: 'Kopiranje nije uspjelo. Kopirajte ručno:',
  embed: 'Ugradi',
  picture: 'Slika',
  notices: 'Obavijesti',
};
