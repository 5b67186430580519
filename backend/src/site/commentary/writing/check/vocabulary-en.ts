/** Not inflected. */
export const wordsEn = `
  a about ago all almost already also although always am among an and another apart apiece are around as at away
  back be became because become been before began begin begun behind being belong best better between big both
  bottom break broke but by came can clean close cool could day deep did do does done double doubt down during each
  early either end enough even ever every far fast few fine first five for four from full gave get give go goes gone got
  great had half halfway hard has hat have he held her hers him his hold home hot how i if in instead into is it
  its just keep kept kick last late later lead leads least led left less let level like little long lost lot made
  make makes many margin may meet met middle minute more most much must near neat neither never new next no nobody
  none nor not nothing now of off on once one ones only onto open or order other our out over own part per place play
  point put quick quite rather red rest right round row run runs sa same saw scoreless season second see seen sent
  set settled sharp shared she short shot should side sides since single six so solid some soon spot start stay still
  strong struck such sunday sure table take taken ten than that the their them then there these they third this
  those though three through thus tie tight tied time to together too took top toward towards trick two under
  unbeaten until up upon us very was way we week well went were what when where which while who whole whose wide will
  win winner winless with within without won would yellow yet you young mvp nil zero seven eight nine nd rd st th
  quarter fourth fifth sixth seventh eighth ninth tenth monday tuesday wednesday thursday friday saturday
  january february march april may june july august september october november december twice thrice brace
  crowd hosts guests host guest drew drawn beat beats beaten edged fought finish futsal net nets netted
  front despite thanks pressure control clinch clinched showing tally dramatic
  award player man men team teams club court pitch hall scoreboard whistle spoils hat-trick
  argue belongs drama empty everything extra feast fresh room shown test times difference
  began begins found find finds fell fall falls hit hits rose rise rises climb climbs stood stand stands sits sit
  fair happy deserved convincing comfortable comfortably narrow narrowest narrowly dramatic thrilling lively
  memorable important decisive final finally eventually quickly immediately already
`;

/** Take -s, -ed, -ing and the like. */
export const stemsEn = `
  add advantage advance after against ahead answer arrive assist attack award battle bring brought card clash clear
  clos celebrat champion chanc claim climb comeback complet confirm continu convert count creat cross
  decid decision decisi deadlock defeat defenc defend defens deficit deserv deliver differ display dominat doubl draw drop
  earn edge end enjoy equalis equaliz establish exten extend face fight finish follow form fixture
  game goal goalless half head halv help host increas interval join lead leader league level levell like line list
  look margin mark match meet meeting metre minut moment moment momentum move name nam neighbour number open opener opening opponent
  overcame overcome overtak outplay own-goal pair parity pass penalt perform period pick play player point post pull push
  put reach recover reduc referee relegat remain remember reply respon restor result return reward rival round
  saturday score scor scorer scorers season seal secur sent serv settl share show side sign slot spectator stalemate standing start
  stay step stretch strike striker streak summer support surpris table take target team thrash thrill tie tied touch
  trail trick trouble triumph turn turnaround unbeat venue victor victory visitor wait word watch week weekend welcom win winner wip wrap
  stop doubt place evening night afternoon morning hour battl eas enter entertain excit
`;
