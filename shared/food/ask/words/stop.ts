// biome-ignore-all format: a table of words
import { wordTable } from '../../text/word-table.ts'

/** Words that people write around food, and that are looked for in no recipe. */
export const { words: stopWords } = wordTable({
  words: {
    uk: `
      печуть гуртожитку живу скоро наготувати наперед татові тату подрузі другу дідусеві дідусю сестрі брату точно їла їли їв давай давайте
      коту котові собаці псу псові повечеряти пообідати поїхали одна взяти бажано бажаний знову опять термін терміни терміну приготовить зготовить зварганить зварганити шоб купила купив базарі базар ринку село селі селом села сімя сімю сімї сімєю навіть завжди ніколи ними взагалі запах дуже міс тиж піду підемо піди ліс лісі скільки обоє обидва обидві обом обох місяців місяця
      поки повністю цілком абсолютно остаточно назавжди зовсім я ти ми ви він вона вони мені тобі нам вам йому їй їм мене тебе нас вас його її їх мій моя моє мої наш наша наші свій що щось чого чогось чим чимось чому який яка яке які якийсь
      якась якесь якісь яку це цей ця ці той та те ті так й і або чи а але ж же б би як коли де для на в у з із зі до від по про за при над під без щоб аби якщо то ще вже дуже більше менше
      можна треба потрібно хочу хочеться пасує пасують подати подають смакує смакують хочемо хоче хочуть хотять хотіли бажаю люблю любимо подобається будь ласка дай дайте підкажи підкажіть порадь порадьте порекомендуй запропонуй покажи покажіть знайди
      пачка пачку пачки пачечка пачечку упаковка упаковку упаковки коробка коробку коробки пакет пакети пакетик пляшка пляшку пляшки лежить лежать нею
      знайдіть шукаю пошук рецепт рецепти рецепта рецептів рецептик приготувати приготуй приготуйте готувати готую готуєте готуєш варите печете студента студентів студентка зробити зроби зготувати зварити спекти посмажити сьогодні завтра
      сьогоднішній вечір вечора вечорами вечором ввечері увечері ввечір день вранці обіду смачне смачний смачного смачненьке страва страви страві стравах страву страв їжа їжу їжі
      їсти поїсти зїсти випити собі вдома дома є маю маємо мати був була було були бути буде дитина дитя дитяти муж мужа мужу діти дітей дитини чоловік чоловіка дружина дружини мама мами тато син сина дочка
      доньки доньці доні донька бабуся друзі друзів гості гостей людина людини люди людей осіб особи персон порція порції порцій порцію рік роки років року часу час хвилин хвилини
      хвилина година години годину годин грн гривень гривні бюджет ціна коштує вартість ідея ідеї варіант варіанти різне трохи трішки кілька простий просте прості проста просто простого
      щодня чудове гарне гарний класне цікаве якнайбільше зараз храмове храмового спортсмен спортсмена спортсмену спортсменки спортсменці школу школи школяру школяра школярам школярці садочок садочка родинне родинну родинний родинного родинної родинному сімейне сімейну сімейний сімейного сімейної сімейному тож тому отже отож тим того таке такого нічого ніхто ніщо немає нема не ні ну от ось ок там порадите порадиш порадить нікому нікого вагітна
      вагітним вагітній сину синові сином туди сюди звідти дід діда баба баби кермом хай інших такий ніякому якому вигляді вигляд сипте інше іншу інший інша інші них ним завгодно тоді
      якусь будьте залишки залишилось використати холодильник холодильнику також теж саме тільки лише тіки тіко токо будуть куди подіти діти відкрила відкрив відкрили встигну встигнемо встигнути може могла могли можу можемо моїй свої хто когось кого буду будемо приходять
      виразка виразки виразку виразкою виразці прийдуть привіт дякую замовити будь-що можливо усім всім усе все весь кожен кожного дня готуємо свекруха свекрухи свекор теща тещі тесть бабусі дідусь дідуся брат брата сестра
      однорічної однорічного однорічному однорічній однорічна однорічний дворічної дворічного дворічному дворічній дворічна дворічний дворічну трирічної трирічного трирічному трирічній трирічна трирічну півторарічної півторарічному півторарічного немовляти немовлят немовляті немовлям немовля сестри сестрі малий мала малого малої малеча подруга подруги подрузі друг друга колега колеги сусід сусідка кум кума онук онучка онуки онуків племінник племінниця хлопець хлопця
      дівчина дівчини дружині чоловіку чоловікові кіло кілограм кілограми грам грамів літр літри штук штуки лікар лікарка дієтолог запікання запіканням смаження смаженням всю небудь пів
      максимум ідею шось великої великий найкраще складне складного складна нього неї
      понеділок понеділка понеділку понеділком понеділки понеділків понеділкам понеділками понеділках вівторок вівторка вівторку вівторком вівторки вівторків вівторкам
      вівторками вівторках середа середи середі середу середою середам середами середах четвер четверга четвергу четвергом четверги четвергів четвергам четвергами четвергах
      пятниця пятниці пятницю пятницею пятниць пятницям пятницями пятницях субота суботи суботі суботу суботою суботам суботами суботах неділя неділі неділю неділею неділь
      городі грядці грядках дачі саду садку теплиці балконі парнику погребі льоху підвалі коморі
      купу купа купою купи майже хтось комусь класика класику класики класичне класичний класична готують пекти печемо готувала
      неділям неділями неділях недільний недільна недільне недільного недільної недільну недільному недільній недільним недільною недільні недільних пятничний пятнична пятничне
      пятничного пятничної пятничну пятничному пятничній пятничним пятничною пятничні пятничних буденний буденна буденне буденного буденної буденну буденному буденній буденним
      буденною буденні буденних будні буднів будням буднями буднях суботній суботня суботнє суботнього суботньої суботню суботньому суботні суботніх вихідні вихідних вихідними
      вихідний уїкенд уїкенду вікенд вікенду кухня кухні кухню кухнею кухонь
    `,
    en: `
      office student flat dorm aunt home guest school class classroom works boy jar huge whole brought few lots again anymore now added alongside beside burner burners lol says hes hubby smells someone somebody anyone anybody classics classic typical popular pls plz craving cravings crave two couple busy favourite favorite last maybe perhaps outside house proper
      altogether completely entirely totally fully absolutely strictly definitely table dads off thing plan diet doctor said everything max maximum low i im ive we you he she they me us my our your his her their it its a an the this that these those some any
      something anything nothing what whats which who how why when where is are was were be been being do does did dont doesnt can could should would will may might must have has had
      having get got give find show suggest recommend recommendation want wants need needs like likes love loves looking look for to of in on at by from with without and or but not no so
      if then than as about into up out over under please thanks thank hi hello recipe recipes dish dishes food meal meals idea ideas make makes making cook cooks cooking cooked prepare
      tonights todays tomorrows tin tins jar jars packet packets carton tub bottle cupboard cupboards pantry larder
      prepared eat eats eating ready done tonight today tomorrow evening morning night week day good nice tasty delicious great best yummy simple kids kid children child son daughter
      husband wife friend friends guests people person persons serving servings serves portion portions family minutes minute mins min hour hours time cost costs price there here just
      only also too very really much more less most quick-ish s t m ve re d ll let lets using use made maybe around them him one same else other another allergic allergy leftover
      leftovers fridge pantry option options everyone all every each friendly slow mother mom mum dad father grandma grandpa girlfriend boyfriend roommate inlaws coworker colleague
      neighbour neighbor brother sister baby boss toddler teen teenager coming visiting party-goer cuisine cuisines kitchen
      garden allotment greenhouse cellar
      monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays weekend weekends weekday weekdays weeknight
      weeknights
    `,
    cs: 'jakou jaký jaká jaké jaka jake dnes udělat udelat poraďte poradte poraď porad jídelníček jidelnicek jídelníčku jidelnicku krabička krabicka krabičku krabicku krabičky krabicky školy skoly školu skolu školky skolky školku skolku školáka skolaka školákovi skolakovi školačce skolacce rodinnou rodinný rodinny rodinné rodinne rodinného rodinneho rodinná rodinna takže takze tudíž tudiz host hosta hosté hoste hosti hosty hostům hostum hostů hostu dcera dceru dceři dceri dcery syn syna synovi manžela manzela manželovi manzelovi manželku manzelku manželce manzelce tátu tatu tátovi tatovi mámu mamu mámě mame dědu dedu dědovi dedovi babičku babicku babičce babicce kamaráda kamarada kamarádku kamaradku kamarádce kamaradce tchyně tchyne tchyni tchán tchan tchána tchana tatínek tatinek maminka přítele pritele přítelkyni pritelkyni zahradě zahrade zahrádce zahradce skleníku skleniku sklepě sklepe chatě chate chalupě chalupe celá cela celý cely celou celé cele rodina rodinu rodině rodine nám nam nás nas když kdyz plechovka plechovku plechovky balení baleni balíček balicek krabice krabici sklenice sklenici vařím varim vaříme zase znova znovu opět máte hlavně hlavne převážně pomalu dělá dělám jak tak vůbec vubec ten nikdo manželka manžel rodiny zbytek však vsak jen jenom tím tim doma uvařit uvarit někdo nekdo někoho nekoho nějaké nejake nějaký nejaky klasika klasiku klasiky kluci klukům klukum holky přijdou prijdou fotbal hokej',
  },
})
