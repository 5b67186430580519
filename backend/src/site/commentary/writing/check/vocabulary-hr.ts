/** Not inflected. */
export const wordsHr = `
  a ako ali baš bez bi bila bile bili bilo bio biti blizu čak često cijeli cijela cijele cijelo čiji čim da
  dalje dan dana danas dio djela djelo do dok dosad dva dvije dvaput ga gdje i ih ili im iz iza izravno između
  ipak ista iste isti isto istog istoga ja je jedan jednako jer joj još ju kad kada kako kao kod koja koje
  kojeg kojega koji kojim kojima kojoj koju kraj kroz li malo manje me među mogao mogla mogu mogući mogućom mu
  na nad nakon naposljetku ne neće nego nema nemaju ni nikakve nikakvih nije niti nisu no novi novo nova o od
  oba obje ona one oni ono on ova ove ovi ovo ovoga ovog ovoj ovom ovaj pa pak pao pala palo pali pada padaju
  po pod poslije potom prije pri pred prednost preko prema protiv pun puna puni puno put puta s sa sad sada sam
  samo sama sami samoga samoj samom se sebe sebi si smo sve svega svi svih svim svima svoj svoja svoje svojih
  svojim svojoj svojom svoju sudac suca tada taj tako također te tek ti tim time to toga tog tom tome tu u ujedno
  uoči uz već veći veća veću vidimo više vrlo za zajedno zatim zaredom zbog će ću što sto su tko nitko netko oboje namješta namjestio namjestila diže dižu digla digao
  unatoč čime zahvaljujući preostalo preostalih uzastopna uzastopni uzastopnu
  svaki svaka svako svakog svakoga svakoj svakom
  mvp hat trick het trik hat-trick nula remi remija remijem tijesno tijesan tijesna tijesnu jučer večeras
  samo prvo prvi prva prve prvu prvog prvoga prvoj drugi druga drugo drugu druge drugog drugoga drugoj drugom
  treći treća treće treću trećeg trećega trećoj sljedeći sljedeća sljedeće tri četiri pet šest sedam osam devet
  deset jedno jedna jednu jedne jednog dvaju par nekoliko oko gol gola golu gole golom golova golovi golovima
  red redu redova redovima jak jaka jaki iako njih njega njima njegov njegova njegovo njezin njihov kući gosti
  gostima gostiju gost gosta gostujući gostujuća doma dom obrane obrana napad napadi napade dugo kratko rano kasno
  brzo odmah opet ponovno ponovo konačno dovoljan dovoljno dovoljna lijep lijepa lijepo sjajan sjajna sjajno
  odličan odlična odlično odlične odličnu čvrst čvrsta dobar dobra dobro bolji bolja bolje najbolji najboljeg
  najboljega najboljim najbolja uvjerljiv uvjerljiva uvjerljivo uvjerljivu zaslužen zaslužena zasluženo važan
  važna važno velik velika veliki veliko velike veliku jedini jedina jedino brzi brza miran mirna mirno
`;

/** Stems that any Croatian ending may follow. */
export const stemsHr = `
  asist asistent autog autogol bilje bodov bodova boda briš četvrt crven čeka derbi deseter
  dijel dobiva dobi dodava dodao dodal dođ dolaz domać domaćin donos donije dostig dovod doveo dovel drama dramat drž drža
  dvoboj dvoran dvojb dvostruk efikas ekip finiš form futsal
  glav godin golijad gornj gled gubi gubit hrvatsk igra igrač igral igru imaju ima imao imal imat ispit
  iskoris isprat istak istič izbori izbor izgubi izbjeg izjednač izjednačenj izveo izvel iznos izlaz izrav
  karton kazn kazneno klub kol kolu kolo konačn konac konca kontrol korak kori kraj kratk kreć kreat krenu
  lig ljestvic lider lipnj listopad liste list
  mijenja minut mirov mjest mjeseč momčad mrež mrežu najav najbolj najefikasn najmanj najviš nadigra nadmaš nadvis nadvisuj nagrad
  nastav nastup načinj načel napreduj napušt neizvjes nedjelj neodluč neriješ netaknut niz nizu
  obran obilj obilježi odgovor odigra odigral odlaz odluč odluk odmor odnos odnij odradi odveo okršaj ogled opet ostaj ostaju osta ostal ostat
  ostavlj osvaj osvoji otvar otvori otvoren ožujk
  pamt pamć parket par petak petk pet pobjed pobijedi pobjeđu pobjednič počet počin podijel podjel podigl podign pogađ pogodi pogodak pogotk pogodak
  pokaz pokazuj poluvrem ponedjelj poraz poraz postav postig postign postiž posljednj potpis potvrd povede poveć povećav poveo povel povis povisu povrat
  predah predvod prednost preokre preuze preuzim preostal presud presuđ presudn prethod prijeđ prij prijet prilik prim pripad prob proigr produžec produžet
  proglaš prosinc prošl protiv pretvor prestig približ privede prost publik put
  raspored raspucava razlik razigr ravnotež rasplet redovn rezultat riješ riječ ritam rujn
  sastaj sastan sezon semafor sezon siječnj skače skoč slavi slavlj slavil slijed slobod smanj srijed srpnj stiž stig stigl stoj strijel prazn strijelac strijelc strijelac
  studen subot subotu sučel sudar sudc suparnik sused susjed susret susreć svibnj svlada svladal
  šester tablic tempo teren termin tim timov trač travnj trenut tren trijumf tres treć trostruk tuč
  ublaž učin ugost ukup ulaz ulog umire ured uprav upis upisuj uspje uspij utakmic utor uvjerljiv uzim uzel uzeo uzvrat uvod
  veljač večer vodeć vodi vodstv vodil vrać vrati vratil vrh vrem vrijem
  zabi zabij zabil zabilj zadnj zadrž zaključ zajed zahvalj zapis započ započin zaslu zasluž zaostat zatres zaustav zauzim zauze završ završet začelj završnic zbro zgodit značaj zvižd
  žut žuti pas ravnop dogovor krenul obećav bodovn gostoval gostuj gostovanj domaćinstv
`;
