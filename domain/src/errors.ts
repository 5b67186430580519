export interface RefusalText {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503 | 507;
  readonly hr: string;
  readonly en: string;
}

const refusals = {
  'request.invalid': {
    status: 400,
    hr: 'Zahtjev nije ispravan.',
    en: 'The request is not valid.',
  },
  'request.too-large': { status: 413, hr: 'Zahtjev je prevelik.', en: 'The request is too large.' },
  'request.too-many': {
    status: 429,
    hr: 'Previše pokušaja. Pričekajte pa pokušajte ponovo.',
    en: 'Too many attempts. Wait a moment and try again.',
  },
  'request.too-fast': {
    status: 429,
    hr: 'Previše zahtjeva u kratkom vremenu. Pričekajte pa pokušajte ponovo.',
    en: 'Too many requests in a short time. Wait a moment and try again.',
  },
  'request.foreign-origin': {
    status: 403,
    hr: 'Zahtjev dolazi s druge stranice i odbijen je.',
    en: 'The request comes from another site and was refused.',
  },
  'request.command-id-reused': {
    status: 422,
    hr: 'Taj Idempotency-Key već pripada drugom zahtjevu.',
    en: 'That Idempotency-Key already belongs to another request.',
  },
  'request.command-id-elsewhere': {
    status: 409,
    hr: 'Drugi uređaj već je poslao isti unos pod istom oznakom. Pošaljite ga pod novom oznakom.',
    en: 'Another device has already sent the same entry under this id. Send it under a new id.',
  },
  'auth.required': {
    status: 401,
    hr: 'Prijavite se za nastavak.',
    en: 'Sign in to continue.',
  },
  'auth.bad-credentials': {
    status: 401,
    hr: 'Neispravno korisničko ime ili lozinka.',
    en: 'Invalid username or password',
  },
  'auth.pending': {
    status: 403,
    hr: 'Račun čeka odobrenje administratora (pending admin approval).',
    en: 'Your account is pending admin approval.',
  },
  'auth.deactivated': {
    status: 403,
    hr: 'Račun je deaktiviran. Obratite se administratoru.',
    en: 'This account is deactivated. Ask the administrator.',
  },
  'auth.forbidden': {
    status: 403,
    hr: 'Nemate ovlasti za ovu radnju.',
    en: 'You are not allowed to do this.',
  },
  'auth.wrong-password': {
    status: 400,
    hr: 'Trenutna lozinka nije ispravna.',
    en: 'The current password is wrong.',
  },
  'auth.second-factor-needed': {
    status: 401,
    hr: 'Upišite kod iz aplikacije za prijavu u dva koraka.',
    en: 'Enter the code from your authenticator app.',
  },
  'auth.wrong-code': {
    status: 401,
    hr: 'Kod nije ispravan ili je već iskorišten. Pričekajte novi i upišite ga.',
    en: 'The code is wrong or was already used. Wait for a new one and enter it.',
  },
  'auth.second-factor-missing': {
    status: 403,
    hr: 'Najprije uključite prijavu u dva koraka na stranici Moj račun.',
    en: 'First turn on two-step sign-in on the page My account.',
  },
  'auth.grant-unknown': {
    status: 401,
    hr: 'Ovaj uređaj nema pristup zapisničkom stolu. Skenirajte QR kod ili upišite kod i PIN.',
    en: 'This device has no scorer access. Scan the QR code, or enter the code and PIN.',
  },
  'auth.grant-revoked': {
    status: 401,
    hr: 'Pristup zapisničkom stolu je opozvan. Zatražite novi od administratora ili suca; što nije poslano, ostaje na ovom uređaju.',
    en: 'This scorer access was revoked. Ask the administrator or the referee for a new one; what was not sent stays on this device.',
  },
  'auth.grant-expired': {
    status: 401,
    hr: 'Pristup zapisničkom stolu je istekao. Zatražite novi od administratora ili suca; što nije poslano, ostaje na ovom uređaju.',
    en: 'This scorer access has expired. Ask the administrator or the referee for a new one; what was not sent stays on this device.',
  },
  'auth.grant-too-early': {
    status: 401,
    hr: 'Pristup zapisničkom stolu vrijedi od tri sata prije početka utakmice. Pokušajte tada.',
    en: 'This scorer access begins three hours before kick-off. Try again then.',
  },
  'auth.wrong-pin': {
    status: 401,
    hr: 'Kod ili PIN nije ispravan. Provjerite ih i pokušajte ponovo.',
    en: 'The code or the PIN is wrong. Check them and try again.',
  },
  'auth.pin-locked': {
    status: 429,
    hr: 'Previše pogrešnih PIN-ova. Upis PIN-a otvara se za petnaest minuta; QR kod i poveznica rade i dalje.',
    en: 'Too many wrong PINs. Entering a PIN opens again in fifteen minutes; the QR code and the link go on working.',
  },
  'auth.not-your-match': {
    status: 403,
    hr: 'Vaš pristup zapisničkom stolu ne vrijedi za ovu utakmicu.',
    en: 'Your scorer access is not for this match.',
  },
  'grant.not-found': {
    status: 404,
    hr: 'Tog pristupa zapisničkom stolu nema.',
    en: 'There is no such scorer access.',
  },
  'grant.too-many': {
    status: 409,
    hr: 'Ova utakmica već ima previše pristupa zapisničkom stolu. Opozovite one koji više ne trebaju.',
    en: 'This match already has too many access codes. Revoke those that are no longer needed.',
  },
  'grant.too-many-devices': {
    status: 409,
    hr: 'Taj je pristup otvoren na previše uređaja. Zatražite novi.',
    en: 'This access was opened on too many devices. Ask for a new one.',
  },
  'grant.without-venue': {
    status: 409,
    hr: 'Utakmica nema upisanu dvoranu pa pristup ne može vrijediti za cijeli dan. Upišite dvoranu ili dajte pristup samo za utakmicu.',
    en: 'The match has no venue, so the access cannot be for a whole day. Enter the venue or grant access to the match alone.',
  },
  'grant.bad-end': {
    status: 400,
    hr: 'Pristup može završiti od sada do tjedan dana nakon početka utakmice.',
    en: 'The access may end between now and a week after the kick-off.',
  },
  'match.administrators-only': {
    status: 403,
    hr: 'To na ovoj utakmici može samo administrator.',
    en: 'Only an administrator may do this to the match.',
  },
  'match.entered-by-administrator': {
    status: 409,
    hr: 'To nije upisano za zapisničkim stolom, pa to samo administrator može poništiti ili ispraviti.',
    en: 'This was not entered at the scorer’s table, so only an administrator may undo or correct it.',
  },
  'match.referee-not-approved': {
    status: 409,
    hr: 'Utakmicu može voditi samo odobren sudac.',
    en: 'Only an approved referee can be named for a match.',
  },
  'referee.place-not-found': {
    status: 404,
    hr: 'Tog sudačkog mjesta nema ili se utakmica više ne igra.',
    en: 'There is no such place for a referee, or the match is no longer to be played.',
  },
  'referee.place-taken': {
    status: 409,
    hr: 'To je mjesto već zauzeto. Odaberite drugo.',
    en: 'That place is taken already. Choose another one.',
  },
  'referee.conflict': {
    status: 409,
    hr: 'Sudac ne može preuzeti to mjesto. Razlozi su navedeni.',
    en: 'The referee cannot take that place. The reasons are listed.',
  },
  'referee.claims-closed': {
    status: 409,
    hr: 'Prijave za tu utakmicu su zatvorene. Javite se organizatoru lige.',
    en: 'Applications for that match are closed. Ask the organiser of the league.',
  },
  'referee.claim-not-found': {
    status: 404,
    hr: 'Za to mjesto niste prijavljeni.',
    en: 'You have not applied for that place.',
  },
  'referee.assignment-not-found': {
    status: 404,
    hr: 'Tog sudačkog zaduženja nema.',
    en: 'There is no such assignment.',
  },
  'referee.assignment-closed': {
    status: 409,
    hr: 'Na to se zaduženje više ne može odgovoriti. Pogledajte je li mjesto još slobodno.',
    en: 'That assignment can no longer be answered. See whether the place is still open.',
  },
  'referee.own-assignment': {
    status: 403,
    hr: 'Administrator ne može odrediti sam sebe. Zamolite drugog administratora.',
    en: 'Administrators cannot assign themselves. Ask another administrator.',
  },
  'referee.absence-backwards': {
    status: 400,
    hr: 'Odsutnost mora završiti istog dana ili nakon dana kada počinje.',
    en: 'An absence must end on the day it begins or later.',
  },
  'referee.not-found': {
    status: 404,
    hr: 'Tog suca nema.',
    en: 'There is no such referee.',
  },
  'referee.rating-closed': {
    status: 409,
    hr: 'Sudac se ocjenjuje najviše 14 dana nakon utakmice.',
    en: 'A referee is rated within 14 days after the match.',
  },
  'referee.feed-not-found': {
    status: 404,
    hr: 'Tog kalendara nema ili je dobio novu adresu.',
    en: 'There is no such calendar, or it has a new address.',
  },
  'statement.closed': {
    status: 409,
    hr: 'Taj je obračun zaključen i više se ne mijenja. Upišite ispravak; ući će u sljedeći.',
    en: 'That statement is closed and no longer changes. Enter a correction; it goes into the next one.',
  },
  'second-factor.already-on': {
    status: 409,
    hr: 'Prijava u dva koraka već je uključena.',
    en: 'Two-step sign-in is already on.',
  },
  'second-factor.not-on': {
    status: 409,
    hr: 'Prijava u dva koraka nije uključena.',
    en: 'Two-step sign-in is not on.',
  },
  'second-factor.not-begun': {
    status: 409,
    hr: 'Najprije upišite lozinku i skenirajte QR kod.',
    en: 'Enter your password and scan the QR code first.',
  },
  'auth.reset-link-invalid': {
    status: 400,
    hr: 'Poveznica za novu lozinku ne vrijedi ili je istekla. Zatražite novu.',
    en: 'The link for a new password is not valid or has expired. Ask for a new one.',
  },
  'setup.link-invalid': {
    status: 400,
    hr: 'Poveznica za postavljanje ne vrijedi ili je istekla. Ponovo pokrenite Kolo i otvorite poveznicu koju ispiše.',
    en: 'The setup link is not valid or has expired. Restart Kolo and open the link that it prints.',
  },
  'setup.done': {
    status: 409,
    hr: 'Kolo već ima administratora. Prijavite se.',
    en: 'Kolo already has an administrator. Sign in.',
  },
  'site.address-invalid': {
    status: 400,
    hr: 'To nije adresa stranice. Upišite je ovako: https://liga.example.hr',
    en: 'This is not the address of a site. Type it like this: https://liga.example.hr',
  },
  'site.address-fixed': {
    status: 409,
    hr: 'Adresa je postavljena na poslužitelju (PUBLIC_ORIGIN) i ovdje se ne mijenja.',
    en: 'The address is set on the server (PUBLIC_ORIGIN) and is not changed here.',
  },
  'account.common-password': {
    status: 400,
    hr: 'Ta je lozinka prečesta. Odaberite drugu.',
    en: 'That password is too common. Choose another one.',
  },
  'session.not-found': {
    status: 404,
    hr: 'Te prijave više nema.',
    en: 'That session is already gone.',
  },
  'account.not-found': { status: 404, hr: 'Račun nije pronađen.', en: 'Account not found.' },
  'account.username-taken': {
    status: 409,
    hr: 'To je korisničko ime zauzeto.',
    en: 'That username is taken.',
  },
  'account.email-taken': {
    status: 409,
    hr: 'Račun s tom adresom e-pošte već postoji.',
    en: 'There is already an account with that email address.',
  },
  'account.unknown-membership': {
    status: 400,
    hr: 'Odabrani paket članstva ne postoji.',
    en: 'The chosen membership package does not exist.',
  },
  'account.company-incomplete': {
    status: 400,
    hr: 'Tvrtka mora imati naziv, OIB i paket članstva.',
    en: 'A company needs a name, an OIB and a membership package.',
  },
  'account.not-pending': {
    status: 409,
    hr: 'Račun više ne čeka odobrenje.',
    en: 'The account is no longer waiting for approval.',
  },
  'account.already-rejected': {
    status: 409,
    hr: 'Zahtjev za taj račun već je odbijen.',
    en: 'The request for that account has already been rejected.',
  },
  'account.not-active': {
    status: 409,
    hr: 'Račun nije aktivan.',
    en: 'The account is not active.',
  },
  'account.in-use': {
    status: 409,
    hr: 'Uz taj račun već postoje podaci lige pa se ne može obrisati.',
    en: 'The league already has data of that account, so it cannot be deleted.',
  },
  'account.confirmation-invalid': {
    status: 400,
    hr: 'Poveznica ne vrijedi: istekla je ili je adresa u međuvremenu promijenjena.',
    en: 'The link is not valid: it has expired, or the address was changed since.',
  },
  'mails.link-invalid': {
    status: 400,
    hr: 'Poveznica ne vrijedi: istekla je ili je odjava već obavljena.',
    en: 'The link is not valid: it has expired, or you have already unsubscribed.',
  },
  'account.own-deactivation': {
    status: 409,
    hr: 'Ne možete deaktivirati vlastiti račun.',
    en: 'You cannot deactivate your own account.',
  },
  'account.last-administrator': {
    status: 409,
    hr: 'Liga mora imati barem jednog administratora.',
    en: 'The league needs at least one administrator.',
  },
  'service.unavailable': {
    status: 503,
    hr: 'Poslužitelj trenutno nije dostupan. Pokušajte ponovo za koji trenutak.',
    en: 'The server is not available right now. Try again in a moment.',
  },
  'route.not-found': { status: 404, hr: 'Stranica ne postoji.', en: 'There is nothing here.' },
  'job.not-failed': {
    status: 404,
    hr: 'Taj posao nije na popisu neuspjelih; možda je već pokrenut ili uklonjen.',
    en: 'That job is not on the list of failed ones; perhaps it was already run again or removed.',
  },
  'commentary.not-found': {
    status: 404,
    hr: 'Tog teksta o utakmici još nema.',
    en: 'There is no such text about the match yet.',
  },
  'commentary.not-yet': {
    status: 409,
    hr: 'Izvještaj se piše nakon utakmice, a najava prije nje.',
    en: 'A report is written after the match, a preview before it.',
  },
  'commentary.changed': {
    status: 409,
    hr: 'Tekst je u međuvremenu promijenjen. Pročitajte novi prije nego što ga zamijenite.',
    en: 'The text was changed in the meantime. Read the new one before you replace it.',
  },
  'league.not-found': { status: 404, hr: 'Liga nije pronađena.', en: 'League not found.' },
  'league.season-not-over': {
    status: 409,
    hr: 'Sezona još nema prvaka. Arhiva nastaje kad se odigra do kraja.',
    en: 'The season has no champion yet. Its archive is available once it has been played to the end.',
  },
  'league.has-matches': {
    status: 409,
    hr: 'Liga već ima utakmice. Obrišite ih prije generiranja rasporeda.',
    en: 'The league already has matches. Delete them before generating a schedule.',
  },
  'league.kick-off-window': {
    status: 400,
    hr: 'Posljednji termin dana mora biti nakon prvog.',
    en: 'The last kick-off of a day must be after the first.',
  },
  'league.end-before-start': {
    status: 400,
    hr: 'Liga mora završiti nakon što počne.',
    en: 'The league must end after it starts.',
  },
  'match-rules.missing': {
    status: 400,
    hr: 'Uz prilagođena pravila pošaljite i sama pravila.',
    en: 'Send the rules themselves together with the preset “custom”.',
  },
  'match-rules.min-players': {
    status: 400,
    hr: 'Najmanji broj igrača ne može biti veći od broja igrača na terenu.',
    en: 'The minimum number of players cannot be higher than the number on the pitch.',
  },
  'match-rules.list-too-short': {
    status: 400,
    hr: 'Na popisu mora biti mjesta barem za igrače na terenu.',
    en: 'The list must have room for at least the players on the pitch.',
  },
  'match-rules.last-minutes': {
    status: 400,
    hr: 'Posljednjih minuta sa zaustavljanjem sata mora biti barem jedna, a najviše koliko traje poluvrijeme.',
    en: 'The last minutes with a stopped clock must be at least one and at most the whole half.',
  },
  'match-rules.no-exclusion': {
    status: 400,
    hr: 'Drugi žuti karton može isključiti na vrijeme samo ako liga ima isključenja.',
    en: 'A second yellow card can suspend for a time only where the league has suspensions.',
  },
  'match-rules.no-decision': {
    status: 400,
    hr: 'Ako utakmica mora imati pobjednika, uključite produžetke ili raspucavanje.',
    en: 'Where a match needs a winner, turn on extra time or a penalty shoot-out.',
  },
  'match-rules.points': {
    status: 400,
    hr: 'Pobjeda ne može donijeti manje bodova od neriješenog, ni neriješeno manje od poraza.',
    en: 'A win cannot bring fewer points than a draw, nor a draw fewer than a loss.',
  },
  'match-rules.forfeit': {
    status: 400,
    hr: 'Službeni rezultat (bez borbe) mora imati pobjednika.',
    en: 'The score of a match that is not played must have a winner.',
  },
  'season-rules.steps': {
    status: 400,
    hr: 'Brojevi kartona i isključenja koji donose suspenziju moraju rasti.',
    en: 'The numbers of cards and timed suspensions that bring a ban must rise.',
  },
  'season-rules.methods': {
    status: 400,
    hr: 'Odaberite barem jedan način potpisivanja zapisnika, svaki najviše jednom.',
    en: 'Choose at least one way to sign the match report, each at most once.',
  },
  'league.log-full': {
    status: 409,
    hr: 'Liga ima najveći mogući broj odluka. Za daljnje odluke otvorite novu ligu.',
    en: 'The league has as many decisions as it can hold. Open a new league for further ones.',
  },
  'league.busy': {
    status: 503,
    hr: 'Odluke ove lige upravo donosi više ljudi. Pokušajte ponovo.',
    en: 'Several people are deciding for this league right now. Try again.',
  },
  'league.team-withdrawn': {
    status: 409,
    hr: 'Tim je već odustao od natjecanja.',
    en: 'The team has already withdrawn.',
  },
  'league.not-withdrawn': {
    status: 404,
    hr: 'Taj tim nije odustao od natjecanja ili je već vraćen.',
    en: 'That team has not withdrawn, or is already back.',
  },
  'decision.words-needed': {
    status: 400,
    hr: 'Ova odluka mijenja službeni rezultat: upišite obrazloženje.',
    en: 'This decision changes an official result: enter the reason in words.',
  },
  'decision.needed': {
    status: 409,
    hr: 'O jednoj je od utakmica u međuvremenu donesena nova odluka. Najprije povucite nju.',
    en: 'A later decision has been made about one of the matches. Undo that one first.',
  },
  'decision.not-found': {
    status: 404,
    hr: 'Te odluke nema ili je već poništena.',
    en: 'There is no such decision, or it was already undone.',
  },
  'suspension.length': {
    status: 400,
    hr: 'Suspenzija traje određen broj utakmica, do dana koji nije prije njezina početka, ili trajno. Upišite jedno od toga.',
    en: 'A suspension lasts a number of matches, until a day that is not before it begins, or for ever. Enter one of these.',
  },
  'suspension.person': {
    status: 400,
    hr: 'Suspendira se jedna osoba: igrač ili službena osoba tima.',
    en: 'A suspension is for one person: a player or a team official.',
  },
  'suspension.served': {
    status: 409,
    hr: 'Suspenzija je već odrađena i više se ne mijenja.',
    en: 'The suspension has already been served and no longer changes.',
  },
  'appeal.decided': {
    status: 409,
    hr: 'Žalba na ovu suspenziju već je podnesena ili riješena. Osvježite odluke lige.',
    en: 'An appeal against this suspension has already been filed or decided. Reload the decisions of the league.',
  },
  'lots.needed': {
    status: 409,
    hr: 'Neki su timovi u svemu izjednačeni, a o mjestu ne smije odlučiti ime. Izvucite ždrijeb među njima pa pokušajte ponovo.',
    en: 'Some teams are level in everything, and their names must not decide. Draw lots among them and try again.',
  },
  'stage.not-found': {
    status: 404,
    hr: 'Tog dijela natjecanja nema ili je poništen.',
    en: 'There is no such stage, or it was undone.',
  },
  'stage.bad-definition': {
    status: 400,
    hr: 'Tako se ne može igrati. Provjerite broj timova, skupine, odluku kod neriješenog i rezervirane termine.',
    en: 'It cannot be played like this. Check the number of teams, the groups, what decides a level tie and the reserved times.',
  },
  'stage.bad-seeding': {
    status: 409,
    hr: 'Za svako mjesto treba jedan tim, svaki samo jednom. Provjerite tablicu ili navedite timove.',
    en: 'Every place needs one team, and each team only once. Check the table or name the teams.',
  },
  'stage.already-begun': {
    status: 409,
    hr: 'Taj je dio natjecanja već počeo: jedna utakmica ima popise igrača.',
    en: 'This stage has begun already: one of its matches has line-ups.',
  },
  'stage.not-official': {
    status: 409,
    hr: 'Tablica još nije službena. Pričekajte zadnje rezultate ili ipak potvrdite sudionike.',
    en: 'The table is not official yet. Wait for the last results, or seed all the same.',
  },
  'stage.already-seeded': {
    status: 409,
    hr: 'Sudionici su već potvrđeni. Osvježite stranicu i potvrdite ih ponovo samo ako se mijenjaju.',
    en: 'The teams are seeded already. Reload the page, and seed again only to change them.',
  },
  'stage.tie-not-found': {
    status: 404,
    hr: 'Tog para u doigravanju nema.',
    en: 'The bracket has no such tie.',
  },
  'stage.tie-decided': {
    status: 409,
    hr: 'O tom je paru već odlučeno. Osvježite parove.',
    en: 'This tie is decided already. Reload the bracket.',
  },
  'stage.not-in-tie': {
    status: 409,
    hr: 'Taj tim ne igra u tom paru. Osvježite parove pa pokušajte ponovo.',
    en: 'That team does not play in this tie. Reload the bracket and try again.',
  },
  'award.not-found': {
    status: 404,
    hr: 'Te nagrade nema.',
    en: 'There is no such award.',
  },
  'award.wrong-winner': {
    status: 400,
    hr: 'Tu nagradu dobiva jedan tim, igrač ili sudac ove lige. Odaberite ponovo.',
    en: 'One team, player or referee of this league gets this award. Choose again.',
  },
  'lots.not-tied': {
    status: 409,
    hr: 'Ti timovi nisu u svemu izjednačeni ili je među njima ždrijeb već izvučen. Osvježite tablicu pa pokušajte ponovo.',
    en: 'These teams are not level in everything, or lots were already drawn among them. Reload the table and try again.',
  },
  'team.not-found': { status: 404, hr: 'Tim nije pronađen.', en: 'Team not found.' },
  'team.owner-not-eligible': {
    status: 409,
    hr: 'Tim može imati samo odobrena i aktivna tvrtka.',
    en: 'Only an approved and active company can have a team.',
  },
  'team.has-played': {
    status: 409,
    hr: 'Tim je već igrao u ovoj ligi, pa u njoj i ostaje.',
    en: 'This team has already played in the league and stays in it.',
  },
  'team.no-league': {
    status: 409,
    hr: 'Tim ne igra ni u jednoj ligi.',
    en: 'This team plays in no league.',
  },
  'team.exists': {
    status: 409,
    hr: 'Ta tvrtka već ima tim u ovoj ligi.',
    en: 'That company already has a team in this league.',
  },
  'player.not-found': { status: 404, hr: 'Igrač nije pronađen.', en: 'Player not found.' },
  'player.team-full': {
    status: 409,
    hr: 'Tim već ima 15 igrača.',
    en: 'The team already has 15 players.',
  },
  'player.number-taken': {
    status: 409,
    hr: 'Taj broj dresa već nosi drugi igrač tima.',
    en: 'Another player of the team already wears that number.',
  },
  'player.withdrawn': {
    status: 409,
    hr: 'Igrač je povučen iz tima. Najprije ga vratite u tim.',
    en: 'This player was withdrawn from the team. Bring them back first.',
  },
  'player.not-withdrawn': {
    status: 409,
    hr: 'Igrač je već u timu.',
    en: 'This player is in the team already.',
  },
  'player.rejected': {
    status: 409,
    hr: 'Igrač je odbijen. Prijavite ga ponovo.',
    en: 'This player was rejected. Enter them again.',
  },
  'player.not-approved': {
    status: 409,
    hr: 'Igrač više nije odobren.',
    en: 'This player is no longer approved.',
  },
  'player.already-decided': {
    status: 409,
    hr: 'O ovom je igraču već odlučeno.',
    en: 'This player has already been decided on.',
  },
  'player.no-document': {
    status: 404,
    hr: 'Za ovog igrača nema dokumenta.',
    en: 'There is no document for this player.',
  },
  'sponsorship.not-found': {
    status: 404,
    hr: 'Sponzorstvo nije pronađeno.',
    en: 'The sponsorship was not found.',
  },
  'share.no-story': {
    status: 404,
    hr: 'Za ovo još nema slike.',
    en: 'There is no picture of this yet.',
  },
  'photo.not-found': {
    status: 404,
    hr: 'Fotografija nije pronađena.',
    en: 'The photo was not found.',
  },
  'photo.not-yours': {
    status: 403,
    hr: 'Fotografiju može ukloniti samo onaj tko ju je dodao ili administrator.',
    en: 'Only whoever added a photo, or an administrator, can remove it.',
  },
  'sponsorship.no-logo': {
    status: 404,
    hr: 'Logo nije pronađen.',
    en: 'The logo was not found.',
  },
  'file.wrong-type': {
    status: 400,
    hr: 'Datoteka mora biti jedne od dopuštenih vrsta.',
    en: 'The file must be of one of the allowed types.',
  },
  'file.broken-picture': {
    status: 400,
    hr: 'Slika je oštećena ili ima previše piksela pa se ne može otvoriti. Spremite je ponovo i pokušajte s njom.',
    en: 'The picture is broken or has too many pixels and cannot be opened. Save it again and try with that file.',
  },
  'file.too-large': {
    status: 413,
    hr: 'Datoteka je prevelika. Maksimalna veličina je 10MB.',
    en: 'The file is too large. The maximum is 10 MB.',
  },
  'file.no-space': {
    status: 507,
    hr: 'Na poslužitelju nema više mjesta za datoteke. Javite administratoru.',
    en: 'The server has no space left for files. Tell the administrator.',
  },
  'file.link-invalid': {
    status: 409,
    hr: 'Poveznica za slanje datoteke više ne vrijedi. Pokušajte ponovo.',
    en: 'The link for sending the file is no longer valid. Try again.',
  },
  'file.not-sent': {
    status: 404,
    hr: 'Datoteka nije stigla na poslužitelj. Pošaljite je ponovo.',
    en: 'The file has not reached the server. Send it again.',
  },
  'gallery.too-many-pixels': {
    status: 400,
    hr: 'Slika ima previše piksela. Smanjite je na najviše 50 milijuna piksela.',
    en: 'The picture has too many pixels. Scale it down to at most 50 million pixels.',
  },
  'gallery.upload-used': {
    status: 409,
    hr: 'Ta je slika već spremljena.',
    en: 'That picture has already been saved.',
  },
  'gallery.not-found': {
    status: 404,
    hr: 'Te slike nema u galeriji.',
    en: 'There is no such picture in the gallery.',
  },
  'rules.not-published': {
    status: 404,
    hr: 'Pravila trenutno nisu dostupna.',
    en: 'The rules are not available right now.',
  },
  'rules.not-found': {
    status: 404,
    hr: 'Te verzije pravila nema.',
    en: 'There is no such version of the rules.',
  },
  'schedule.too-few-teams': {
    status: 409,
    hr: 'Za raspored su potrebna barem dva tima.',
    en: 'A schedule needs at least two teams.',
  },
  'schedule.too-many-teams': {
    status: 409,
    hr: 'Za raspored je prijavljeno previše timova.',
    en: 'There are too many teams for a schedule.',
  },
  'schedule.rounds-out-of-range': {
    status: 400,
    hr: 'Broj kola nije u rasponu koji ova liga dopušta.',
    en: 'The number of rounds is outside what this league allows.',
  },
  'schedule.dates-mismatch': {
    status: 400,
    hr: 'Molimo unesite sve datume',
    en: 'Enter a date for every round.',
  },
  'schedule.bad-date': { status: 400, hr: 'Nevažeći datum.', en: 'Invalid date.' },
  'schedule.bad-time': {
    status: 400,
    hr: 'Molimo unesite vrijeme u formatu HH:MM (00:00-23:59)',
    en: 'Enter the time as HH:MM (00:00-23:59).',
  },
  'schedule.shift-leaves-day': {
    status: 409,
    hr: 'Tako bi jedna utakmica prešla na drugi dan. Premjestite je zasebno.',
    en: 'That would move a match to another day. Move that one separately.',
  },
  'proposal.closed': {
    status: 409,
    hr: 'Prijedlog više nije otvoren: odgovoreno je na njega, povučen je ili je rok prošao (72 sata prije utakmice).',
    en: 'The proposal is no longer open: it was answered or withdrawn, or it is too late for it (72 hours before the match).',
  },
  'proposal.limit': {
    status: 409,
    hr: 'Tim je u ovoj sezoni već iskoristio svoje prijedloge. Obratite se ligi.',
    en: 'The team has used up its proposals for this season. Ask the league.',
  },
  'proposal.pending': {
    status: 409,
    hr: 'Za ovu utakmicu već postoji prijedlog. Pričekajte odgovor ili ga povucite.',
    en: 'There is a proposal for this match already. Wait for the answer or withdraw it.',
  },
  'proposal.not-accepted': {
    status: 409,
    hr: 'Druga tvrtka još nije prihvatila prijedlog.',
    en: 'The other company has not accepted the proposal yet.',
  },
  'proposal.not-found': {
    status: 404,
    hr: 'Tog prijedloga nema.',
    en: 'There is no such proposal.',
  },
  'import.rows-invalid': {
    status: 400,
    hr: 'Datoteka ima ćelija koje se ne mogu pročitati. Ništa nije uvezeno; ispravite ih i pokušajte ponovo.',
    en: 'The file has cells that cannot be read. Nothing was imported; correct them and try again.',
  },
  'import.not-found': {
    status: 404,
    hr: 'Tog uvoza nema ili je već poništen.',
    en: 'There is no such import, or it was undone already.',
  },
  'import.used': {
    status: 409,
    hr: 'Nešto iz ovog uvoza već se koristi ili je mijenjano, pa se uvoz više ne može poništiti.',
    en: 'Something of this import is in use or was changed since, so the import can no longer be undone.',
  },
  'slots.too-short': {
    status: 400,
    hr: 'U ove sate ne stane nijedna utakmica. Produžite ih ili skratite termin.',
    en: 'No match fits into these hours. Extend them or shorten the slot.',
  },
  'slots.overlap': {
    status: 400,
    hr: 'Dva se termina iste dvorane preklapaju.',
    en: 'Two slots of the same venue overlap.',
  },
  'blackout.days': {
    status: 400,
    hr: 'Zadnji dan ne može biti prije prvoga.',
    en: 'The last day must not be before the first.',
  },
  'blackout.exists': {
    status: 409,
    hr: 'Za te je dane to već upisano.',
    en: 'This is already entered for these days.',
  },
  'blackout.only-soft': {
    status: 403,
    hr: 'Tvrtka može zamoliti da se tih dana ne igra, a zabraniti može samo administrator.',
    en: 'A company can ask not to play on these days; only an administrator can rule them out.',
  },
  'blackout.too-many': {
    status: 409,
    hr: 'Liga ima previše dana bez igre. Najprije izbrišite one koji više ne vrijede.',
    en: 'The league has too many days without play. Remove the ones that no longer apply first.',
  },
  'blackout.not-found': {
    status: 404,
    hr: 'Tog unosa više nema.',
    en: 'This entry is gone.',
  },
  'fine-payment.in-future': {
    status: 400,
    hr: 'Dan uplate ne može biti u budućnosti.',
    en: 'The day of a payment cannot be in the future.',
  },
  'fine-payment.not-found': {
    status: 404,
    hr: 'Te uplate više nema.',
    en: 'This payment is gone.',
  },
  'preference.value': {
    status: 400,
    hr: 'Želja mora imati vrijeme, dan u tjednu ili dvoranu.',
    en: 'A preference needs a time, a weekday or a venue.',
  },
  'venue.not-found': { status: 404, hr: 'Te dvorane nema.', en: 'There is no such venue.' },
  'schedule.begun': {
    status: 409,
    hr: 'Neke od tih utakmica već su počele. Izostavite ih ili napravite novi plan.',
    en: 'Some of these matches have begun. Leave them out, or make a new plan.',
  },
  'schedule.blackout': {
    status: 409,
    hr: 'Neke bi utakmice bile na dan kad se ne igra. Promijenite plan ili taj dan.',
    en: 'Some matches would be on a day when nobody plays. Change the plan or that day.',
  },
  'schedule.plan-running': {
    status: 409,
    hr: 'Plan s tom oznakom već se izrađuje.',
    en: 'A plan with this id is being made already.',
  },
  'schedule.plan-not-found': {
    status: 404,
    hr: 'Taj se plan više ne izrađuje.',
    en: 'This plan is no longer being made.',
  },
  'match.not-found': { status: 404, hr: 'Utakmica nije pronađena', en: 'Match not found' },
  'match.same-team': {
    status: 400,
    hr: 'Domaći i gostujući tim moraju biti različiti.',
    en: 'The home and away team must differ.',
  },
  'match.team-withdrawn': {
    status: 409,
    hr: 'Jedan od tih timova odustao je od natjecanja. Vratite ga u ligu pa zakažite utakmicu.',
    en: 'One of these teams has withdrawn from the league. Reinstate it first, then schedule the match.',
  },
  'match.not-scheduled': {
    status: 409,
    hr: 'To je moguće samo dok je utakmica zakazana.',
    en: 'That is only possible while the match is scheduled.',
  },
  'match.not-abandoned': {
    status: 409,
    hr: 'To je moguće samo s prekinutom utakmicom.',
    en: 'That is only possible with an abandoned match.',
  },
  'match.in-progress': {
    status: 409,
    hr: 'Utakmica se upravo igra. Odlučite kad završi ili je najprije prekinite.',
    en: 'The match is being played. Decide when it is over, or abandon it first.',
  },
  'match.annulled': {
    status: 409,
    hr: 'Utakmica je poništena. Najprije povucite poništenje.',
    en: 'The match is annulled. Undo the annulment first.',
  },
  'match.awarded': {
    status: 409,
    hr: 'Rezultat je određen odlukom, a utakmica se nije igrala.',
    en: 'The result was awarded and the match was not played.',
  },
  'match.replay-begun': {
    status: 409,
    hr: 'Ponavljanje se više ne može povući: nova utakmica je počela ili je o njoj odlučeno.',
    en: 'The replay can no longer be undone: the new match has begun or was decided about.',
  },
  'match.replayed': {
    status: 409,
    hr: 'Ova se utakmica ponavlja od početka. Odlučite o novoj utakmici.',
    en: 'This match is replayed from the start. Decide about the new match.',
  },
  'match.award-score': {
    status: 400,
    hr: 'Pobjednik po odluci mora imati više golova; kad su oba tima kriva, oba primaju jednako.',
    en: 'The team that is awarded the win needs more goals; when both are at fault, both concede the same.',
  },
  'match.cancelled': {
    status: 409,
    hr: 'Utakmica je otkazana.',
    en: 'The match is cancelled.',
  },
  'match.not-started': {
    status: 409,
    hr: 'Utakmica još nije počela.',
    en: 'The match has not started yet.',
  },
  'match.not-initialised': {
    status: 409,
    hr: 'Prvo potvrdite prisutnost oba tima i pripremite utakmicu.',
    en: 'Confirm the attendance of both teams and initialise the match first.',
  },
  'match.already-initialised': {
    status: 409,
    hr: 'Utakmica je već pripremljena.',
    en: 'The match is already initialised.',
  },
  'match.attendance-confirmed': {
    status: 409,
    hr: 'Prisutnost tog tima već je potvrđena.',
    en: 'The attendance of that team is already confirmed.',
  },
  'match.no-players': {
    status: 400,
    hr: 'Molimo odaberite barem jednog igrača',
    en: 'Select at least one player.',
  },
  'match.no-home-players': {
    status: 400,
    hr: 'Molimo odaberite barem jednog igrača iz domaćeg tima',
    en: 'Select at least one player of the home team.',
  },
  'match.no-away-players': {
    status: 400,
    hr: 'Molimo odaberite barem jednog igrača iz gostujućeg tima',
    en: 'Select at least one player of the away team.',
  },
  'match.player-not-eligible': {
    status: 400,
    hr: 'Samo odobreni igrači ova dva tima mogu biti prisutni.',
    en: 'Only approved players of these two teams can be present.',
  },
  'match.player-suspended': {
    status: 409,
    hr: 'Na popisu je suspendirani igrač. Maknite ga ili navedite zašto se ipak upisuje.',
    en: 'A suspended player is on the list. Leave the player out, or give a reason for listing them.',
  },
  'match.player-not-present': {
    status: 409,
    hr: 'Igrač nije prisutan na ovoj utakmici.',
    en: 'The player is not present at this match.',
  },
  'official.no-such-role': {
    status: 400,
    hr: 'Ta strana nema tu službenu osobu.',
    en: 'This side has no such official.',
  },
  'official.not-found': {
    status: 404,
    hr: 'Službena osoba nije pronađena. Upišite ime i prezime.',
    en: 'The official was not found. Enter the first and last name.',
  },
  'official.name-missing': {
    status: 400,
    hr: 'Upišite ime i prezime službene osobe.',
    en: 'Enter the first and last name of the official.',
  },
  'match.starters-full': {
    status: 409,
    hr: 'Početna postava već je popunjena. Najprije maknite igrača koji nije počeo.',
    en: 'The starting line-up is full. First take out a player who did not start.',
  },
  'match.list-closed': {
    status: 409,
    hr: 'Popis igrača je zaključen: po pravilima lige igrači se više ne dodaju.',
    en: 'The player list is closed: by the rules of the league no more players are added.',
  },
  'match.replacement-too-late': {
    status: 409,
    hr: 'Igrača je moguće zamijeniti samo prije početka utakmice, i to dok za njega ništa nije upisano.',
    en: 'Players can be replaced only before kick-off, and not once the match has an entry for them.',
  },
  'match.late-reason-missing': {
    status: 400,
    hr: 'Nakon početka utakmice navedite zašto se igrač dodaje na popis.',
    en: 'After kick-off, say why the player is added to the list.',
  },
  'match.transition-not-allowed': {
    status: 409,
    hr: 'Utakmica iz ovog stanja ne može prijeći u traženo.',
    en: 'The match cannot go from its present state to that one.',
  },
  'match.state-contradiction': {
    status: 409,
    hr: 'Poslana polja ne opisuju jedno moguće stanje utakmice.',
    en: 'The fields sent do not describe one possible state of the match.',
  },
  'match.half-not-running': {
    status: 409,
    hr: 'To je moguće samo dok traje poluvrijeme.',
    en: 'That is only possible while a half is being played.',
  },
  'match.timeout-used': {
    status: 409,
    hr: 'Tim je već iskoristio timeout u ovom poluvremenu',
    en: 'The team has already used its timeout in this half.',
  },
  'match.not-in-these-rules': {
    status: 409,
    hr: 'Pravila po kojima se igra ova utakmica to ne predviđaju.',
    en: 'The rules of this match do not provide for that.',
  },
  'match.timeout-not-in-extra-time': {
    status: 409,
    hr: 'U produžetku nema minute odmora.',
    en: 'There are no timeouts in extra time.',
  },
  'match.card-for-two': {
    status: 400,
    hr: 'Karton dobiva ili igrač ili službena osoba, ne oboje.',
    en: 'A card is for a player or for an official, not for both.',
  },
  'match.foul-for-two': {
    status: 400,
    hr: 'Prekršaj je napravio ili igrač ili službena osoba, ne oboje.',
    en: 'A foul is by a player or by an official, not by both.',
  },
  'match.winner-needed': {
    status: 409,
    hr: 'Utakmica treba pobjednika. Nastavite produžetkom ili raspucavanjem, ili navedite zašto završava neriješeno.',
    en: 'The match needs a winner. Go on with extra time or a penalty shoot-out, or say why it ends level.',
  },
  'match.kicks-without-winner': {
    status: 409,
    hr: 'Raspucavanje odlučuje neriješenu utakmicu. Upišite neriješen rezultat i udarce u kojima jedan tim ima više.',
    en: 'A penalty shoot-out decides a level match. Enter a level result, and kicks in which one team scored more.',
  },
  'match.no-goal-in-kicks': {
    status: 409,
    hr: 'U raspucavanju se ne upisuju golovi. Upišite udarac, ili gol s vremenom prije raspucavanja.',
    en: 'A penalty shoot-out has no goals. Enter a kick, or the goal with a time before the shoot-out.',
  },
  'match.time-outside-period': {
    status: 409,
    hr: 'To je vrijeme izvan ovog dijela igre.',
    en: 'That time is outside this period.',
  },
  'match.no-shootout': {
    status: 409,
    hr: 'Raspucavanje nije u tijeku.',
    en: 'No penalty shoot-out is being played.',
  },
  'match.shootout-decided': {
    status: 409,
    hr: 'Raspucavanje je već odlučilo pobjednika.',
    en: 'The penalty shoot-out has already decided the match.',
  },
  'match.no-such-goal': {
    status: 409,
    hr: 'Taj gol više ne postoji ili već ima strijelca.',
    en: 'That goal no longer exists or already has a scorer.',
  },
  'match.own-assist': {
    status: 400,
    hr: 'Igrač ne može asistirati za vlastiti gol.',
    en: 'A player cannot assist their own goal.',
  },
  'match.assist-without-scorer': {
    status: 400,
    hr: 'Asistencija se uz gol upisuje tek kad je poznat strijelac.',
    en: 'An assist is recorded with a goal only when its scorer is known.',
  },
  'match.result-recorded': {
    status: 409,
    hr: 'Rezultat ove utakmice upisan je bez zapisnika. Poništite ga pa ga upišite ponovo.',
    en: 'This result was recorded without a match log. Undo it and record it again.',
  },
  'match.nothing-to-undo': {
    status: 409,
    hr: 'Nema unosa koji se može poništiti.',
    en: 'There is nothing to undo.',
  },
  'match.no-such-action': {
    status: 404,
    hr: 'Tog unosa više nema; možda je poništen.',
    en: 'That entry is no longer there; perhaps it was undone.',
  },
  'match.not-correctable': {
    status: 409,
    hr: 'To se na ovom unosu ne može promijeniti.',
    en: 'That cannot be changed on this entry.',
  },
  'match.cannot-undo': {
    status: 409,
    hr: 'Taj se unos ne može poništiti jer kasniji unosi ovise o njemu.',
    en: 'That entry cannot be undone because later ones depend on it.',
  },
  'match.log-full': {
    status: 409,
    hr: 'Zapisnik ove utakmice je pun: možete još samo poništavati unose i završiti utakmicu.',
    en: 'The log of this match is full: you can only undo entries and finish the match.',
  },
  'match.official': {
    status: 409,
    hr: 'Rezultat je službeni i više se ne mijenja.',
    en: 'The result is official and no longer changes.',
  },
  'match.confirmed': {
    status: 409,
    hr: 'Rezultat je potvrđen, pa zapisnički stol više ništa ne poništava i ne ispravlja. Obratite se administratoru.',
    en: 'The result is confirmed, so the scorer’s table no longer undoes or corrects anything. Ask an administrator.',
  },
  'match.not-official': {
    status: 409,
    hr: 'Rezultat još nije službeni, pa se može mijenjati i bez otvaranja.',
    en: 'The result is not official yet, so it can be changed without reopening it.',
  },
  'match.not-over': {
    status: 409,
    hr: 'To je moguće tek nakon završetka utakmice.',
    en: 'That is only possible once the match is over.',
  },
  'match.under-protest': {
    status: 409,
    hr: 'Najavljen je protest. Najprije odlučite o njemu.',
    en: 'A protest was announced. Decide about it first.',
  },
  'match.pin-locked': {
    status: 429,
    hr: 'Previše pogrešnih PIN-ova ovog tima. Pokušajte za petnaest minuta ili se potpišite na drugi način.',
    en: 'Too many wrong PINs of this team. Try again in fifteen minutes, or sign in another way.',
  },
  'match.protest-late': {
    status: 409,
    hr: 'Rok za protest je prošao. Obratite se administratoru.',
    en: 'It is too late for a protest. Ask the administrator.',
  },
  'match.signature-stale': {
    status: 409,
    hr: 'Zapisnik se u međuvremenu promijenio. Pročitajte ga ponovo pa potpišite.',
    en: 'The report has changed in the meantime. Read it again, then sign.',
  },
  'match.not-deleted': {
    status: 409,
    hr: 'Utakmica nije obrisana.',
    en: 'The match is not deleted.',
  },
  'match.clock-elsewhere': {
    status: 409,
    hr: 'Sat ove utakmice vodi drugi uređaj. Preuzmite ga pa pokušajte ponovo.',
    en: 'Another device runs the clock of this match. Take it over and try again.',
  },
  'channel.address-refused': {
    status: 400,
    hr: 'To nije adresa kanala. Zalijepite adresu dolaznog webhooka iz Slacka ili Teamsa; počinje s https://.',
    en: 'This is not the address of a channel. Paste the address of an incoming webhook from Slack or Teams; it begins with https://.',
  },
  'channel.not-found': {
    status: 404,
    hr: 'Kanal nije postavljen. Upišite njegovu adresu.',
    en: 'There is no channel yet. Enter its address.',
  },
  'channel.not-reached': {
    status: 409,
    hr: 'Poruka nije stigla u kanal. Provjerite adresu pa pokušajte ponovo.',
    en: 'The message did not reach the channel. Check the address and try again.',
  },
  'push.endpoint-refused': {
    status: 400,
    hr: 'Obavijesti šaljemo samo preko poznatih servisa preglednika. Uključite ih u pregledniku.',
    en: 'Notifications go only through the known services of browsers. Turn them on in your browser.',
  },
  'push.keys-invalid': {
    status: 400,
    hr: 'Ključevi preglednika nisu ispravni. Isključite obavijesti pa ih ponovo uključite.',
    en: 'The keys of the browser are not valid. Turn the notifications off and on again.',
  },
  'vote.not-open': {
    status: 409,
    hr: 'Glasanje se otvara po završetku utakmice.',
    en: 'Voting opens with the final whistle.',
  },
  'vote.closed': {
    status: 409,
    hr: 'Glasanje za ovu utakmicu je zatvoreno.',
    en: 'Voting for this match is closed.',
  },
  'vote.not-in-match': {
    status: 400,
    hr: 'Može se glasati samo za igrača koji je bio na ovoj utakmici.',
    en: 'Only a player who was present at this match can be voted for.',
  },
  'prediction.closed': {
    status: 409,
    hr: 'Prognoze za ovu utakmicu više se ne primaju: utakmica je počela ili je trebala početi.',
    en: 'Predictions for this match are closed: it has kicked off, or was due to.',
  },
  'prediction.group-not-found': {
    status: 404,
    hr: 'Nema takve skupine ili niste njezin član. Otvorite poveznicu koju ste dobili.',
    en: 'There is no such group, or you are not in it. Open the link that you were sent.',
  },
  'prediction.group-full': {
    status: 409,
    hr: 'Skupina je puna. Napravite još jednu.',
    en: 'The group is full. Make another one.',
  },
  'prediction.too-many-groups': {
    status: 409,
    hr: 'U previše ste skupina. Izađite iz jedne od njih.',
    en: 'You are in too many groups. Leave one of them.',
  },
  'prediction.not-owner': {
    status: 403,
    hr: 'Skupinu može obrisati samo onaj tko je najdulje u njoj.',
    en: 'Only the longest-standing member may remove a group.',
  },
  'person.not-found': {
    status: 404,
    hr: 'Ta osoba ne postoji.',
    en: 'There is no such person.',
  },
  'person.already-erased': {
    status: 409,
    hr: 'Ta je osoba već obrisana.',
    en: 'This person is already erased.',
  },
  'person.name-differs': {
    status: 400,
    hr: 'Upisano ime nije ime te osobe.',
    en: 'The typed name is not the name of this person.',
  },
  'match.busy': {
    status: 503,
    hr: 'Utakmicu upravo mijenja više uređaja. Pokušajte ponovo.',
    en: 'Several devices are changing this match right now. Try again.',
  },
} as const satisfies Record<string, RefusalText>;

export type RefusalCode = keyof typeof refusals;

/** Whether a value of an answer is the code of a refusal that this version knows. */
export const isRefusalCode = (code: unknown): code is RefusalCode =>
  typeof code === 'string' && Object.hasOwn(refusals, code);

export const refusalTexts: Readonly<Record<RefusalCode, RefusalText>> = refusals;

export interface Refusal {
  readonly code: RefusalCode;
  readonly detail?: string;
  /** Which of many it is about; part of the answer. */
  readonly details?: { readonly playerIds: number[] };
}

/** Returns the sentence for a person in their language. */
export function refusalMessage(refusal: Refusal, language: 'hr' | 'en' = 'hr'): string {
  const text = refusalTexts[refusal.code][language];
  return refusal.detail ? `${text.replace(/\.$/, '')}: ${refusal.detail}` : text;
}
