// biome-ignore-all format: tables of phrases
import { remarks } from './remarks.ts'

/** What sounds like a no and is a yes, because it says no twice, or says no to a fault of the dish. */
interface DoubleNo {
  /** A wish for what follows: "can't live without". */
  wish: string
  /** A wish for what stands before: «skoro zkysne». */
  before: string
  /** Says nothing about whether it is wanted: "how not to overcook". */
  kind: string
}

export const ukrainian: DoubleNo = {
  wish: [
    remarks(
      'не можу|не можемо|не може|не зможу|не вмію|не могла б|не міг би',
      'жити без|прожити без|обійтися без|обійтись без|нахвалитися|нахвалитись|нарадуватися|наїстися|наїстись|відмовитися від|відмовитись від|встояти перед|натішитися|натішитись',
    ),
    remarks(
      'ніколи не|не',
      'відмовляється від|відмовляються від|відмовляюся від|відмовляюсь від|відмовлюся від|відмовлюсь від|відмовився б від|відмовилась би від|скажу ні|скаже ні|скажемо ні|нарадується на|нарадуюся на|натішиться',
    ),
    remarks(
      'не уявляю|не уявляємо|не уявляє',
      'без|життя без|свята без|столу без|різдва без|великодня без|обіду без|сніданку без|вечері без|дня без|зими без|літа без|неділі без',
    ),
    remarks('ніщо не|нічого не|ніщо так не', 'зрівняється з|замінить|перевершить|тішить як'),
    remarks('нема|немає', 'нічого простішого за|нічого смачнішого за|нічого кращого за|кращого за|смачнішого за'),
    remarks('чому|чом|а чому|а чом', 'б і не|би й не|б нам і не|б мені і не'),
    remarks('чому|чого', 'не піднімається|не піднявся|не піднялось|не підходить|не підійшло|не вдається|не густіє|не збивається'),
    remarks('чи немає у вас|чи нема у вас|чи не маєте|не маєте|чи не порадите|не порадите|чи не підкажете|не підкажете|не знайдеться', 'чогось з|чогось із|рецепта|рецепту|рецепт|страви з|ідеї|щось з|щось із'),
    'ніхто так не готує|ніхто так не робить|ніхто так не варить|ніхто так не пече|нарешті можна|нарешті можу|хто ж не любить|просить добавки',
  ].join('|'),
  before: 'скисне|скоро скисне|скоро зіпсується|застоялась|застоялася|застоявся|підсихає|вяне|вянуть|пора пустити в діло',
  kind: [
    remarks('не вмію|не вміла|не вмів|не виходить|ніколи не вмію', 'смажити|готувати|варити|пекти|запікати|тушкувати|робити|ліпити|маринувати'),
    remarks('боюся|боюсь|страшно|боїмося|боїмось', 'зіпсувати|пересушити|переварити|спалити|пересолити|перетримати'),
    'не знаю з якого боку|не знаю з якого кінця|чистити лінь|лінь чистити',
    remarks('сто років|давно|давненько|тисячу років|вічність|цілу вічність|дуже давно', 'не їли|не їла|не їв|не готувала|не готував|не готували|не варила|не варив|не варили|не пекла|не пік|не пекли|не робила|не робив|не робили|не смажила|не смажили|не куштувала|не куштував|не їли ми'),
    remarks(
      'не|щоб не|аби не|як не',
      'пересуш*|переварити|переварилас*|переварилис*|переварилос*|пересмаж*|пересол*|спали*|спалит*|підгор*|пригор*|прилип*|злип*|розвар*|розвал*|розпад*|розпа*|розліз*|трісн*|осіда*|осів|осіло|осіли|прокисл*|перепек*|недовар*|зачерств*|черств*|розтік*|луска*',
    ),
    remarks('щоб не|аби не|не хочу|не хочеться|не хочемо', 'викидати|викинути|пропало|пропала|пропав|пропали|пропадало'),
    remarks('шкода|жаль|гріх', 'викидати|викинути'),
    'викидати шкода|викинути шкода|гріх не|гріх було б не|що не кажи|що не кажіть|як не крути|без чого не буває|без чого не|не обовязково|не з магазину|не з магазина|не магазинн*|не покупн*|не куплен*',
    remarks('без зайвого|без зайвих|без жодного|без особливого', 'клопоту|рухів|зусиль|мороки|метушні|галасу'),
    'без клопоту|без мороки|без метушні|без заморочок',
    remarks(
      'ще ніколи|ніколи ще|ніколи|зроду|жодного разу|ще жодного разу|ні разу|ще',
      'не готувала|не готував|не готували|не варила|не варив|не варили|не пекла|не пік|не пекли|не робила|не робив|не робили|не смажила|не смажив|не запікала|не тушкувала|не ліпила',
    ),
    'алергія минула|алергія пройшла|алергії вже немає|алергії вже нема|алергії більше немає|алергії ні на що немає|алергії ні на що нема|ні на що немає алергії|ні на що не алергі*',
  ].join('|'),
}

const englishFailing =
  'overcook|overcooking|burn|burning|dry out|go dry|turn out dry|go soggy|get soggy|fall apart|falling apart|break apart|crumble|stick|stick together|sticking|crack|sink|collapse|curdle|boil over|undercook|go rubbery|get rubbery|go hard|get hard|shrink|deflate|go flat|go brown|get tough|oversalt|overbake|go mushy|get mushy|ruin it'

export const english: DoubleNo = {
  wish: [
    remarks(
      'cant|couldnt|could never|can never|cannot|can t|could not|wouldnt want to|dont want to|never want to|refuse to|no way i can',
      'live without|do without|be without|go without|survive without|imagine life without|function without|quit|give up|resist|get enough of|say no to|go wrong with|wait for|turn down|pass up',
    ),
    remarks('cant|couldnt|can t|wont|never|cannot', 'stop eating|stop making|stop cooking|stop baking|stop thinking about|stop talking about|stop craving|stop raving about'),
    remarks('can never|could never|you can never|never', 'have too much|have too many|have enough|get too much'),
    remarks('wouldnt|would never|couldnt|would not|id never|never', 'say no to|turn down|pass up|refuse|kick out'),
    remarks('not|wouldnt be|wont be', 'opposed to|averse to|immune to'),
    remarks('wouldnt|dont|wont|would not', 'object to|complain about'),
    remarks('nothing', 'beats|would make me happier than|makes me happier than|better than|compares to|tops|would please me more than|could beat'),
    remarks('who', 'doesnt love|doesnt like|doesnt enjoy|doesnt adore|wouldnt love|wouldnt want|could resist|can resist'),
    remarks('dont you|isnt there|arent there|couldnt you|cant you|couldnt we|cant we|wont you|wouldnt you|shouldnt i|shouldnt we|why dont we|why dont you|why dont i|why cant we', 'have anything with|have something with|suggest|recommend|show me|give me|try|try making|share|a quick|an easy|a nice|a good|a simple|something with|anything with|a recipe for|a recipe with|have a recipe for|have a recipe with|know a recipe for'),
    remarks('nothing|nothing left|nothing in|nothing in the fridge|nothing in my fridge|nothing in our fridge|nothing at home|nothing in the house|nothing in the pantry|nothing in the freezer|nothing in the cupboard', 'but|except|besides|other than'),
    remarks('all i have|all i have left|all i got|all thats left|all we have|all we have left|all that is left', 'is|are'),
    remarks('wont eat|wont sit down|refuses to eat|refuse to eat|wont eat dinner|wont eat lunch|wont eat breakfast|wont eat anything|wont touch dinner|doesnt eat anything', 'unless theres|unless there is|unless it has|unless its got|without'),
    remarks('isnt|is not|isn t|its not|it isnt', 'christmas without|easter without|thanksgiving without|sunday without|summer without|a party without|dinner without|lunch without|breakfast without|the same without|complete without|a meal without|a birthday without'),
    remarks('terribly|badly|sorely|desperately|so', 'miss|missing|miss having'),
    remarks('crazy|wild|mad|bonkers', 'for'),
    'no longer allergic to|outgrew her|outgrew his|dont be stingy with|can finally have|can finally eat',
  ].join('|'),
  before: 'about to turn|about to expire|about to spoil|expires tomorrow|expires soon|about to go',
  kind: [
    remarks('not sure|no idea|dont know|don t know|never know|clueless', 'how to|how to cook|how to make|where to start with'),
    remarks('afraid of|afraid to|scared of|scared to|worried about|terrified of|nervous about', 'ruin|ruining|overcooking|overcook|burning|burn|wasting|waste|messing up|mess up'),
    remarks('cant cook|can t cook|cant bake|can t bake', 'but|so|and|well|to save my life'),
    remarks('its been|it s been|been|it has been', 'ages since|years since|forever since|too long since|so long since|ages since i had|years since i had|ages since i made|years since i made|ages since we had|ages since we made'),
    remarks('how not to|how to not|how do i not|how do you not|dont|doesnt|wont|so they dont|so it doesnt|that dont|that doesnt|that wont|which wont|which dont|without', englishFailing),
    remarks('dont want to|dont wanna|do not want to|didnt want to|hate to|hate|a shame to|shame to|pity to|cant bear to|would hate to|not to', 'waste|waste it|waste them|waste any|throw it away|throw it out|throw them away|throw them out|throw away|throw out|bin it|bin them|toss it|toss them|let it go to waste|let them go to waste'),
    remarks('a crime|crime|a sin|a shame|a pity|rude|silly|it would be a shame', 'not to'),
    remarks('never|ive never|i ve never|i have never|weve never', 'cooked|made|baked|roasted|fried|grilled|prepared|cooked with|baked with'),
    remarks('allergy', 'is gone|has gone|went away|cleared up|is over'),
    remarks('not very|not overly|not so|not all that|not terribly', 'sweet|spicy|hot|salty|fatty|greasy|heavy|rich|sour|bitter|oily|boring|dry|expensive|complicated'),
    'pregnancy brain|baby brain|mom brain|mum brain|brain fog|my turn to|our turn to|his turn to|her turn to|not shop bought|not store bought|not bought|no one makes|nobody makes|noone makes',
  ].join('|'),
}

export const czech: DoubleNo = {
  wish: [
    remarks('nemuzu|nemuzeme|nemuze|neumim|neumime|nemohu|nedokazu|nedokazeme', 'zit bez|existovat bez|vydrzet bez|byt bez|odolat|se nabazit|se dojist|se dockat'),
    remarks('proc|a proc', 'ne|ne treba|si nedat|nezkusit'),
    remarks('nechci|nechceme|nemam|nemame|neni|doma nemam|doma nemame|nezbylo|nemam doma|nemame doma', 'nic nez|nic jineho nez|nic krome'),
    remarks('nic', 'neprekona|nepredci|neni lepsiho nez|lepsiho nez|nez|krome|jineho nez'),
    remarks('nikdy|nikdy bych|', 'neodmitne|neodmitnu|neodmitl|neodmitla|neodmitame|nepohrdnu|nepohrdne').replaceAll(/(^|\|) /g, '$1'),
    remarks('nesmi|nemuze|nesmeji', 'chybet|v tom chybet|tam chybet|v nem chybet'),
    remarks('nemate|nemas|nemeli byste|nenasel by se|nenajde se|neslo by|nesel by|neni', 'neco s|neco z|neco ze|neco se|nejaky recept|recept na|recept s|tip na|nejaky tip|nejaka|nejaky'),
    remarks('neporadite|neporadil|neporadila|nedoporucite|nenavrhnete', 'mi|byste|byste mi|neco s|neco z|recept na'),
    remarks('kdo by', 'nemiloval|odolal|neodolal|si nedal|nemel rad'),
    remarks('mam|mame', 'moc|hodne|prilis|plno|spoustu'),
    remarks('strasne|hrozne|silene|uplne|straslive', 'rada bych|rad bych|bych chtel*|mam chut na|mame chut na|miluj*|zeru|mi chybi'),
    'umiram touhou po|zeru|nejen|nejenom|konecne muzu|konecne muze|konecne muzeme|doporucil vic|doporucila vic|doporucil jist vic|strasne mam chut na',
  ].join('|'),
  before: 'bych se nebranil|bych se nebranila|bych neodmitl|bych neodmitla|se mi nikdy neprej*|mi nikdy neprej*|se nikdy neprej*|za chvili zkysne|brzy zkysne|zkysne|se brzy zkazi|se zkazi|bez dechu',
  kind: [
    remarks('neumim|neumime|nikdy mi nejde|bojim se', 'pect|varit|smazit|delat|pripravit|grilovat|dusit|zkazit|vysusit|spalit'),
    remarks('sto let|dlouho|uz dlouho|davno|leta|roky', 'jsem nemel*|jsem nejed*|jsem nevaril*|jsem nedelal*|jsem nepekl*|jsme nemeli|jsme nejedli|jsme nevarili|jsme nedelali'),
    'nevysus*|nevysuš*|neprevar*|nerozpad*|nespal*|nepripal*|neprilep*|nerozvar*|neprepec*|nepresol*|nesraz*|nepraskn*|neslep*|nezhorkn*|nezvlhn*|nepecen*',
    remarks('ne|nijak|ne uplne', 'moc ostr*|prilis ostr*|moc sladk*|prilis sladk*|moc paliv*|moc mastn*|moc slan*|moc tezk*|moc drah*|moc slozit*'),
    'neprilis sladk*|neprilis ostr*|neprilis mastn*|neprilis slan*|neprilis tezk*',
    remarks('skoda|skoda to|skoda ji|skoda ho|skoda je|nechci|nechci ji|nechci ho|nechci je|nechci to|nerad|nerada', 'vyhodit|vyhazovat|vyhazuju'),
    remarks('jeste nikdy|nikdy|jeste', 'jsem nedelal*|jsem nevaril*|jsem nepekl*|jsem nesmazil*|jsme nedelali|jsme nevarili|jsme nepekli'),
    remarks('zadne alergie|zadnou alergii|alergii|alergie|zadne alergie uz|alergii uz', 'nemame|nemam|nema|uz nema|uz nemam'),
    'alergie zmizela|alergie pominula|alergie je pryc|nikdo nedela|nikdo nevari|nikdo nepece',
  ].join('|'),
}
