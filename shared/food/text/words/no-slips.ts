// biome-ignore-all format: a table of words
import { wordTable } from '../word-table.ts'

/**
 * Words of a dictionary that sound like the name of a food or like a case of it, and mean something else: «картонка» is no potato,
 * «hladový» no malt, and whoever had surgery asks for no burger. Found by reading every word of the Hunspell dictionaries.
 */
export const noSlips = wordTable({
  ukrainian: {
    uk: `
      агулець аерон айван алейка алейний алкан аль альо аля амигдала амоніт анабас антик анілін аргус арена аркада аркоподібний арнаут артдеко атабаска
      бабахати бабачок багнет бадан бакановий балабол балочка бальзамчик бальзамін бальзамінний бандановий бандура банник бантина бантинний бантиння баніан
      барак баран баранець бараниця баранище баранта баранці бараня бараняр барсеня бархат басмач бастарда батенько батеньків батечко батик батник бахматий
      башкан башлик башличок баштанчик бейліф бекання бетеер бештання бирочка блочок бобик бобровий бодання бозя бойлер бойовик болард болонка бомбовий
      бомбово бонтон бонтонний боніст борніт боровинка борозенка борозна борозний боронення борщовик бранка братати бретель брижик бриндізі бромовий
      бруковий брульйон бруцела бубон бубонний бубочка будочка будяковий будячина будячиння будячок буксус булгари булеан бульбочка бульк булька бурдон
      бурдонний бурдюк буркати бурлака бурматий буровик бурсак буртик бурхати бурчак бурят бурятка бурячище буслик бустер бутлик бізань бізонія біленький
      білик білоокий білоочка білотка білочка більйон більйонний біляк бінтик біозона важільний валовина варкий варко варна варний вварений вварення
      вдарений вдрізки веда верлань вертута вершечок вимівка виріз вирізний вирізняти висівний висічка витрус витрусь витруся витівка вишенський вишина
      вишка вишник вишняк вищенький вламати водорий водянка водій воловик воловня волосина волочини волочня волхвиня ворина воринка воринний вориння
      воронько ворох впарений впечений впинати вполовину впікання врізка всолений втишений втишення вудочка вурчати вушенько вівсяник вігонь
      відвага відвал віденка відлив відпар вінільний вінілін гайсання гакоподібний галаго галонька галіт гаман гамонти гарбузиння гардина гардинний гармонь
      гарус гасник гасничок гламур гливкий голанка голити голландець головин голубенький голубити голубник голубонька голубонько голубочка голубочок голяк
      голяка голіти гомілія гомінка гомінкий горбина гординя горечко горлиця горобеня горобка городик городити городище городовий городок городіння господар
      господарка господарний господарно господарів гострець гострик грабати грабовий гравер гравієвий градинка граківський гранатка гранатний гранило
      гранити гранка грант грантовий граніт гранітовий гребання гребний гребня гребінка гребінний гребіночка гребінчик гребінь грибник гривочка гризіння
      гриміння громовий громово грошевий грубер грумер грілка гурчати гусарка гігатонна гірочка гірчити дайковий дворогий денечко дерик дерновий дерунчик
      дзелень дикторський димісія догнати дознати домашка дорадчий доричний доробло досипка дундук дурман дурманний дуріння діверка діверко дійничка ебоніт
      ендек енець енко еолійка ера еритрин ескалада ефірний жердка жердочка жерловий жовтенький жовтобокий жовтозем жовтоокий жовтощокий       жовтяк жовтячок журавленя журавлик журавлиха журавлиця журчати заворожений завороження загущений загущення загущено заламати заливка заморозок
      заморока заморочений заморочка заправний запуст заранок зассати застарий застил затор затравка затір збитечний збитний збиток звелений згущання
      згущуваний згущування згущувати згірок згірочок зелененько зеленити зелениця зеленка зеленочок зеленцем зелина зерновик зет зламати
      зливковий зливовий зливок злущений злущення зметаний знаковий зоринка зоря зселений зселення зубатий зубчатка зілина йоржиком кабала кабановий
      кабельник кабичка кабмін каватина кавкання каган казенний казино каймовий какаду каламуття каламіти каландр калатати калійний кампанський кампаніла
      канвовий канкан каолін капер капканний капость каптан капустище капустянка капут каравела караний карання карачки карбон карбін кардан карданний
      кардний кардовий каренький каретка каркати кармічний кароокий картований картонка картоплище картопляр карточка картушка каскад касовий касуле
      катеринка катрен кахельниця кахкання качатися качін кварк квасило квасовий квасіння квітень квітний квітник квітонька квіточка келих келія кеп кепі
      керновий кисленький кисличка кислоокий кисняк кишенька кламцати клацати кленина клоповий клубик клівер клімат кнурячий ковбаня ковбашок ковблик ковток
      ковточок кодеїн козелецький кокарда коконовий кокоровий кокс коксовий колада колар колений колення колодка колонка колосовий колосові колійка колінко
      колісце колія комашка комплот компост комроти коненя коник коничка коновка консул кончина коніїн копачка копняк копія кордон кордонний корець коритний
      коритце корковий корова коровай коровий короповий корочок корпія кортіло корюка косинка косовий костриця костурець кочення крайовий крамовий крановий
      крапання красківський красолька красоля красівський кратон крачківський крашений креп креповий кретон кретонний крешер крижка крикет криківський
      крилевий кримець криповий крисовий кричний кровинка крокетний кроковий кроновий кросовий кроткий кротовий кротон кротячий крохаль крохмалений
      крохмалення крутень крутенький крутенько крутний крутня крутіння крюківський крякіт кріпенний кріпенький кріпенько кріпери кріпкий кріпко ксантин
      кукурудзиння кумик кумирня кумка кумкати кумонька кумочка кумувати купрат курдка курець куркуль куртаг куртина куртинний кіл кілкий кілля кілок
      кілочок кіль кільчик кілік кіновія кіноман кінооко кістяк кіть лабка лазур лайковий лаковий лактаза лактон лактонний ламати ламінарний ламінація
      лантан ластик легенда легінь ледь леді лектин лес лиманний лисинка лисича лисичий лишенько ложбан лозинка лоно лопарка лопати лопатний лопаточка
      лошатко лускати лускатий лускаті льонок люцерник лівр ліврея лідерка лінія ліса літерка магія майорат майоратний майоріння маковій маленя малечку
      малеїн малеїновий мализна малоновий мальок мамлюк мангровий маненький мантика манько маніжка манірка манія маніяк маранта маренго марлечка марніти
      мартен мартин марчіти маска масковий маслак маслярня масочка мастак мастиво мастит мастити маститий мастиф масткий мастіння материк материн матковий
      матірка мацак мацання машиновий маяковий маянець медик медичка медяниця меланки мелос мергель мерин меса месник месьє месія метан метання мигальний
      миріння млиновий млиночок мозочок молодощі молодця молозиво молочення молочник моління монгол монстера мордвин мордвинка моречко морковиння моровий
      морозець морозити морозище морозовий морозонько морозяка морок морока морочний морсовий москвин московка мостик мостовий мосьє мотковий мочковий
      мукати мур мура мурий муркати мурчати мускус мучення мучник мучниця мідяк мінерал мірений містик містика місток місія набивка навивка наживка наламати
      наливний наличка наморожений намороження наостанку насинений нассати настил настояний настояння настінний насічка насічний насіяний начіс
      нашивка некорінний нектарний неопалий нирець нирцем норковий норія носійний носіння ньоро нютовий ніким обліпити оборочка огарок огріх однієї
      ожика окалина окастий окупати олениця олеїн олівець олівчик олієння опецьок опечений опікання орган органний осетин ослін остов остова остовам
      остовами остовах остове остови остовий остовом остову остові остовів оторочка оченьки павутина павутинний павутиння павутиночка пагілля пальмета
      паління панелька панок паночок пантеон панчер панщанний паніка папіровка парабола парадизка парость пароський пасатний пасочок пастель пастелька
      пастир пастиш пастка патик патика патраний патрання патьок пахіття пашенний пашнина пашіння певен пейсик пек пекарний пектися пеньок перговий
      переділка перелам перелом перепал перепалка перепічка перечка периловий перко перлон перовий перчений песета пеструшка пестунчик пестій песцевий
      печензький печерка печерний печерниця печеський пиляти плантаж плантажний плантарний платан платаний плеканий плекання плентання плеченько плотовий
      плідливий побганий побраний повислий повів повія погадка поди подих подія поет поетів покій покіст поливка полонина полонинний полінце помада помаки
      помацки помілко понтон понтонний поребрина породинний породинно пороховий порошно порский порух порідкий порідку порічний поріччя посадка посипний
      посланий послання поссати постелею постеля постовий постіл постіль потеруха поти потому потрохи потрошечки потрошечку потрусь потруся потрухлий
      потрішки правління пралка пральний пральня праліс праник прелат прес преса пресс приплав присіння пробути пробутий проваляний провансалка проволока
      продути продутий продуття прокол промова проолієний просіка протезний протейний протеїд прочути прочутий прошити прошитий прошиття пузанець пузанчик
      пускати південний південь півкання півонія півочка підвивих піджива підливний підлиза підлити підлитий підрив пік піка піке пілат пілот пінгвін
      пінливий пітканий піткання пітливий пітливо пітія радіола ракета ракетка раківський ранговий ранет ранечком рапануї раунд рафінаж рафінат рахіс ревком
      реготання рейсовий рема реп репо рибник рижанка рижій рикати рильце рисковий рисовка рисівка рогачик родичка роздол роздолля розділ розеола розкол
      розминка розмова розморений розморено розпушуваний розпушування розпушувати розсвіло розсоха розсохлий ролик романея романс романчик ромбовий ромка
      росинка ростовий ротонда рубка рублик рубчик рундук рундучний рускус рустика рівен рівень ріпак сабаль садовити садовище сайдак саклак салатка салон
      салонний самосій самочка саранячий сарцина свидина свиненя свиняка свитина світіння себе селеновий сема семи сер серапе сердега серденя сердечний
      сердечно сердючка серцевий серцевинка серія сетер сивенький сизенький сила силочка синелька синецький синонько сирена сиренний сироварка сироїдка
      ситенький сказане сказаний сказання скалинний скатка сквашений склівка сколений сколення сколотися скоренький скоренько скорий скоро скором скупати
      сливняк слизова слизовий слівце смаковий смалений смалення смальта смолений смолення смушок собачка соланін соломина солоненький солід солідний соліон
      сорбат сорбент сором сорочка спереду сперти спертий спечене спечений спечення спирання спичка сплітка сполений спритний спікання спільник спіральний
      сріблинка срібляк срібляний срібляник старанний старання столон столонний стольник сторчки струс студененький студик студком стійка стійкий стільниця
      стільничка стільчик суданка судоку султан султанний султанчик султанша султанів сульфат сульфід сумочка суомі супниця сурдина сурма сурмар сурмонька
      сурмочка суріпка сходовий сьома сьомий сьомої сьому сьомій сьоме сіда сімом сіроокий сіряк сірячок табака таджик тарадайка таранячий тарган тарпан тарпон тартан тартання тахіон
      тахіонний тваринка тварний творений творення текінка теркий терком терник терниця терняк терняка тестовий товарина токатний торон торох тортовий
      травичка травка травонька трекер тротил трусики трусок тріскачка трісочка туніка турчати тільник тістовий убрати уварений уварення
      угорець удень укропка уламати упечений упинати уплітка упікання уранат урчати учасник фанговий фантик фаска фелах фен флешка фол фолійний фоліо фолія
      фон фонтан фонтанний фоніка фортель фот фото фреза фріц фізалія філія фін фіна фінка фінрік фіск фіта фіть хамка хитрина хлорал хлораль хлорка хлібити
      хокей хоку холодецький холодочок хоровик хрестик хромовий хрінниця хурчати цанговий цвітіння цеберце цесар цесаря цесарів цибук цукерня цюкати
      чабрик чавуновий чайка чайкові чайниковий чайничок часинка чашник черва черви червчик черевик черевко черевце черемха черен черепаший черепний
      черепні черешник черниця чеснота четник чеченка чирочка чоло чорнити чорниш чорнушний чортиця чотарка чужанина шавка шаліти шаманський шарахати
      шафранка шварк швондери шеренга шинелька шиночок шиїтка школення шкоринка шлаковий шлікер шовковина шоколатьє шпеньок шпигати шпиця шпичка шпіц
      штольня шурячок щастило якість яловиця ялівка ялівочка янтарка янтарний ібоніт ідейка ізотонія індикт індичня індійка ірисовий іудейка ієрейський       гедзик гонтина гречний
    `,
  },
  english: {
    en: `
      anchor anchors bullet bullets casino casting causing clicked clicking clicks comet crucial current domain domaine domains easing funnel gutter gutters
      husky law laws leverage litter magnet mangle manner manners margin margins miller mutter mutters panda params pardon pragma rabbi race races racing
      racket racy reasoning ringer samba settle settled settles shallow singers sitter sitters smarter socket sockets soul souls spec specs splice steady
      streak streaks surgery tracker trackers turbo vote votes walter
    `,
  },
  czech: {
    cs: `
      afonie agonie anilin anilinový anilínový apetit applet argonový atonie azalka azalkový baletka bazaltový benzinka beranka berlička berličkový berunka
      bobeček bobový bobrový bodovka bojůvka bonbónka bontón bosky bosák bourací bourák boření brach brambořík brhlík brusička brynda brána buchar
      bukový burčák buršák buzený bučina bágl bílinka březinka casting cavyky chlebník chápat chňapat chřestivý citran citrín cizina cukrátko dasein datel
      datlík datový doleji doleva doplatek drozdík drsnatec durman dynamika dílkový dýnko elita erlan fazonka ferina floutek fluor flíček fontána formulka
      formulový freska funkový gallium galán gerila gigant granát hadovec halda halid hasička hladovka hladový hlaváček holbový holička holubička
      holuběnka holínka holčice houbař house houslový hovění hoření hořčík hrouda hrudkový hrudní hryzec hrádek hrátky hubička husky huška hřebeček
      hřebíčkovaný hříbátko hříběcí ironie jakový jangový janovec jedení jevení jezinka ječení ječmenka ješita ježení jiskra jukový jádrový jámový jílovec
      kabala kabela kabina kaftan kajman kakapo kalamita kalich kamenka kanava kapela kapraď kapric karatel kardan kareta karetka katan kaňka keprový
      kleveta klihový klikový klipka kloubek klouček kluzký kluzčí klučina klásek kmínka kodein koflíček kohoutek kojení kokoska kokoška koksový kolej
      koleje koleji koleso koliha kolika kolna kolonka kolénko kolíbka kolíska kolíček komplot kompost kopcový kopový koptový korblík korela korový korunka
      kosení kosit kostní kotle kotlem kotlíček koule koulet koupat kouření kozinka kočenka koňka kořenka kořání košíček krajan krevelový krkavice kropička
      kukátko kupička kuřička kácení kácený káča káče křapky křišťál křída křídlatka kůrka kůrčička lahoda lahůdka lakový laktáza lampion lampión lanthan
      latrán laťový lebedka lednový legový lektin lemový lepový leskový letový libový ligový likérka limita lisový liz lišče liščí liž loutkový loučka
      ludový luhový láce lávka lék léno macecha maceška magnet majolika majorka makavý maleinový malička mamina mamince maminka maminkou maminku maminky
      mandel mandát mandátový maniak mapový maraska markový maskový masticí mastička mastící matika matinka matička matkový mazový mazánek mařinka mašina
      mašinka medik medník merinka meruna mečový mincový mizina mlecí mleč mlékař mléč molinový morous mostový moření mrakový mrtvička muka musel mučení
      mučený mučka mušketový mystika mzdový mícha niťový nocemi nocích nocím noření nožovec náklaďáček nápojka nášivka ochucovadlo olejka olovový omletý
      omrzlina opatek orchestr ortel ostroh ostřice otáčka ouvertura palivový panda paninka panter paprskový paprčka param pardon parníček paseka
      pastilka pastva patisk pektan pekáček pepito pepsin perlinka perlík peseta petlička pigment pikle pilníček planina planinka platný plavák plenka
      pletka pleva plevka ploštice plískavice pohana poháněcí poháněč pojidlo pokosový polanka poleno polička polínko políček pometlo pomníček ponton
      poplatek porada poučka poučkový pracák pralidé pramice prasák pravěk presto prvák pstružina pulsový pumový punkový puzený pyknik pásek pískový
      pěnění pěněný přesto příkrý rajka rampový ranko rceme recese rocker rodinka rolička ropušník roubový rovinka rozmarný rubový rudový rulový rumbový
      runový ručenka ryzka rámový rýha rýmový rýžka sací sadový sakový salon samba sambar samota seprat severka seznam seznamový sháňka silami skalami
      skalina skalám skener skladový skop skát slabina sladina sladivý slapový slatina slatinový sledový slivka slunečník sládek slámka slánka sláva slídový
      slívat smilka smola solnička sorbent sorbit soul souška spadový splout sprinkler spížka starce starci starců staroch stavový stolek stoleček stolička
      stolový stonka stovička strach strachu strachy strohý struh stávka střela střevíček stříška sucharka sudička sukový sultán sumka surový sušinka
      sušánka svazák svaťák svodka svodnice svíčka světák synové sypný sálový sápání sériový sérový sípaný sípání sírový sýkořice tangový tatérka telka
      temeno terasový testový testík tikový tlecí tokový tomto tomuto trenky trepka tretka trnatec trnout troska truska trustový tryska tufový tuhový tunový
      turbo tutový tučňák tušový tužkový tympán týkový tělka těmato usypaný usypání uzenka uzenáč uzenář uzřený učenka vanička vaničkový vařák velení
      vemínko ventil veverčí večerka vinecký vinička vlečka vlivový vložka vláčka vodačka vodilka vodník vodníček vonička vosička vouska voznice voříšek
      vrozen vsypaný vsypání vyvářka výpeček vřeteník vřeténko vřídlo zadovka zajení zajetí zapářka zarděnky zaválka zavážka zhouba zrozen závorový zázvorka
      zázvorkový zářivka zřídlo úplatek čelení čep čepový řach šafránka šampion šampión šestka šestkový šipkový šneček šoupák špaček štipka štolba
      štolka štolový štukový šumový šupina šálek šálový žebrat žesti žestích žestě žesťový žesťů žesťům žlutka žvanilka
    `,
  },
  /** Only so, for another case of them is one of a food too: «stole», and «štola». */
  czechAsWritten: {
    cs: `
      alkoholička běží capat cíl dřina hladové hladový jáma kalamář klička kosický kosička košický košt koště krut krutý kyt kára káro kúra lička léč léči
      líc líce líčí líčím matový mašle máš máť méďa měď nato niť palivo park parka poměl páska pást pískot pěst pěstích pěstím repo rostený ryzí sis
      sled spící stav stavech stavem stavu stavy stavů stavům stole stolech stolem stolu stoly stolů stolům sypaný sál sýpaný sýpání test tára třesk visení
      věk zebra zebří úřad úřada šipka šodó špice šálka ťuk ťuky želení
    `,
  },
})
