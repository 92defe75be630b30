// biome-ignore-all format: a table of words

/** Words that tell one product of a food from another, or say how it looks; in any case and number. */
export const ukrainian = `
ялтинський
конференція листовий липовий акацієвий різнотрав'я різнотрав'яний травневий каштановий
європейський негаз сильногаз слабогаз ескімо ріжок
баварські баварський віденські любительська любительські матіас брют напівсолодке напівсолодкий напівсухе напівсухий ігристий ігристе кріплене нарізні слайси тост паучі дієтичні вершкові
живий жива живе живі живих живцем
лагідний провансаль делікатесний традиційний вишуканий сімейний фірмовий спіралі дарницький голден голд хас хасс фуджі ренет джонаголд айдаред чемпіон симиренко гренні
делікатес класік лайт максі міні великий міцний середній ніжний рулон рулони рулонів капсули стік стіки сашет дой-пак дойпак тетрапак
лісовий південний дитячий вітамінізований збагачений оптимальний вищого ґатунку вищий золотий золота срібний королівський царський козацький
ґатунку ґатунок гатунку сорту сорт жирність жирності жирний прошарок прошарком вуджений копчений підкопчений гаряче холодне копчення
сушений в'ялений пров'ялений солений малосолений слабосолений квашений мочений консервований морожений варено морозиво
домашніх домашні домашня селянський селянське хуторський фермерських сільський базарний ринковий магазинний покупний імпортний
вітчизняний місцевий заморський єгипетський турецький іспанський польський німецький голландський грузинський індійський китайський
японський корейський тайський в'єтнамський мексиканський американський угорський болгарський молдовський кримський закарпатський
карпатський львівський київський одеський полтавський херсонський дніпровський вчорашній позавчорашній сьогоднішній підсохлий зачерствілий черствий черствілий
несвіжий лущений нелущений чищений нечищений митий немитий коров'ячий різний різних кольорів кольору колір молоденький свіженький
гарненький смачненький рум'яний підрум'янений пропарений непропарений довгозернистий довгозерний круглозернистий круглозерний
середньозернистий дрібнозернистий шліфований нешліфований обдирний сіяний цільнозерновий цільнозерновому необроблений обсмажений несмажений підсмажений нежарений
мілкий середньоспілий стиглих перестиглий недостиглий зелененький зеленуватий жовтуватий твердуватий кислуватий червонобокий ранній пізній осінній весняний літній зимовий
тепличний ґрунтовий польовий городній лісовий садовий дикий річковий морський озерний ставковий океанічний вирощений
розфасований ваговий фасований упакований порційний розсипний пресований листовий гранульований пластівчастий мелений
крупнозернистий дрібненький крупненький товстенький тоненький вузький широкий плаский плоский видовжений продовгуватий кругленький
квадратний прямокутний трубчастий спіральний зірочка шкуркою шкіркою кісточкою кісткою кістці хвостиком хвостиками плодоніжкою
безкісточковий безлактозний безлактозна безлактозне безглютеновий безглютенове безцукровий низькокалорійний малокалорійний дієтичний
негазований газований слабогазований сильногазований мінеральний питний фільтрований нефільтрований прісний неосвітлений освітлений
пастеризований ультрапастеризований стерилізований незбираний збираний найліпший найкращий відбірний добірний преміум екстра люкс
органік еко біо халяльний кошерний охолоджений розморожений свіжоморожений свіжозаморожений замороженні глибокозаморожений парний вистояний витриманий дозрілий
молодих старенький густенький рідкуватий напіврідкий м'якенький твердуватий розсипчастий клейкий липкий в'язкий пружний щільний пористий
повітряний вологий сухенький зернистий однорідний гладкий гладенький рельєфний ребристий
насичений інтенсивний легенький ніжненький пряний духмяненький гостренький гострий кисленький солоденький кислуватий солодкуватий
солонуватий гіркуватий прянуватий терпкий десертний столовий банкетний святковий обідній кондитерський хлібопекарський
хлібопекарне пекарський домашнього власного виробництва приготування заготовлений куплений готовий напівготовий
пір'ячко пір'я пера ріжки ріжок спіральки черепашки метелики бантики трубочки мушлі гніздечка зірочки літери віджиму віджим віджатий пресування вакуумний вакуумі несолодкий підсолоджений непідсолоджений томлений сиров'ялений тушкований запечений печений смажений варений парений гриль бланшований пюрований настояний підморожений розігрітий відтанутий порівну навпіл штучка одинарний подвійний потрійний рівний гіркою верхом неповний повний добрячий щедрий гарний чудовий найкращий найсвіжіший
одним одна один куском кусок кожної кожний кожен кожного кожну іншої іншого інших такий самий той самий будь який будь-який яка які якого якої довільний скільки
треба візьме піде залишки залишок решта трохи трошки ледь десь орієнтовно приблизний корінець корінцем головкою пучком букетик
середнього середньої середніх великого великої великих малого малої малих невеликого розміром завбільшки довжиною шириною товщиною діаметром
нарізний гаком гак погасити гасити просіяти розтопити розморозити промити замочити відварити зварити порізати потерти подрібнити почистити обсмажити збити розмішати
сливка вершковий рожевенький бурий сірий бежевий салатовий бордовий смугастий плямистий крапчастий строкатий блакитний
колений половинчастий неламаний ламаний дроблений рублений шматковий тертенький товчений грубий грубого тонкого крупного дрібного середній помел помелу помолу
фаршировані очищеною вага нетто брутто штук штуки пакований акційний знижка свіжини кірочкою скоринкою скоринка
пляшковий бочковий баночний бочкова домашньої випічки прожарка прожарювання смаження обжарювання зерновий молочність
круто рєпчата ріпчаста ріпчатий ріпкова репчаста одним одною суцільний
`

export const english = `
  silver gold bronze
 
live tri multicolor multicolored multi-colored kipfler desiree desirée nicola estima marfona ratte rooster wilja sebago pontiac eat bake wok heat straight serve plump inner outer but slightly moderately deep-dish shiro nonpareil aka instant-read twist twists muslin cheesecloth tied their its color blade blades nest nests link links
split no-boil oven-ready deli carolina maine gulf texas idaho maryland virginia vermont georgia louisiana valencia calasparra bhutanese kumamoto wellfleet bluepoint malpeque muscovy pekin sicilian tuscan neapolitan roman ligurian provencal alsatian normandy breton burgundian catalan basque andalusian portuguese argentine brazilian peruvian cuban haitian jamaican egyptian syrian israeli iraqi afghan pakistani bengali burmese indonesian malaysian filipino taiwanese cantonese sichuan russian baltic bavarian austrian hungarian bulgarian romanian serbian norwegian finnish icelandic atlantic pacific alaskan alaska hawaiian icelandic kalamata iberian sungold garnet creamer tubular neutral dolce piccante wheel wheels rounds round log logs brick crown crowns spear spears tender-crisp bias new-crop deglet brut demi-sec dry-packed water-packed oil-packed salt-packed brine-cured dry-cured grade pure-bred sashimi skin-on bone-in shell-on head-on tail-on
roast scoops family size singles sliced stick tub squeeze asian log du puy
cap caps process processed blackstrap rack racks slab slabs san marzano dop aop igp wild-caught day-boat line-caught sushi grade heritage breed berkshire duroc amish bell evans niman ranch
toastie seeded farmhouse soft-scoop snack size family multipack variety share refill original classic original zesty tangy smoky hint cool spicy crispy crunchy crinkle thick-cut wavy pack packs ultra max zero diet lite bottle bottles cans
sharp mild strong crusty floury waxy semi sweet bittersweet fast action quick rise instant easy cook mixed assorted yorkshire english irish scottish welsh
french italian spanish greek turkish indian thai chinese japanese korean vietnamese mexican american canadian dutch danish swedish german polish ukrainian
moroccan lebanese persian californian australian zealand hungarian yukon gold maris piper king edward charlotte diamond crystal morton maldon
himalayan celtic persian medjool mission fuji gala pink lady granny smith braeburn bramley cox honeycrisp hass roma beefsteak heirloom vine vines
english persian beef skinless seedless stoned unpitted shelled unshelled husked hulled podded
unsalted lightly low reduced high half skimmed semi-skimmed skim whole-milk nonfat non zero percent part light lite double single thick pouring
smoked unsmoked hickory oak applewood cured air aged matured vintage extra mature young creamy crumbly
blanched unblanched flaked slivered whole halved ground powdered granulated superfine caster icing demerara muscovado turbinado
petite petit rigate rigati lisce fire flame stewing braising roasting grilling boiling simmering steaming mushy rarebit mashed shaved crumbled crushed cracked ground blended whipped dried toasted untoasted roasted unroasted raw salted candied crystallised crystallized
bleached unbleached enriched fortified stoneground stone sifted wholegrain grain grained wholemeal short medium long parboiled converted
quick-cooking rolled jumbo pinhead steel-cut steel pearl pearled polished unpolished
day-old day days stale leftover previously overnight home grown locally sourced wild farmed caught line pole sustainable sustainably corn grass fed
outdoor barn cage pasture pastured free range organic certified fair trade kosher halal
lactose gluten dairy sugar fat salt free added no-added unsugared unflavoured unflavored flavoured flavored
sparkling still carbonated mineral filtered tap bottled cooled chilled iced boiled just freshly newly
bone boned boneless rolled tied trimmed untrimmed butterflied spatchcocked scored prepared oven ready pan
chunky smooth crunchy fine coarse extra-fine flat curly flat-leaf leafed leaved round oval square wide narrow flatleaf
bitter sour tangy fragrant aromatic pungent hot fiery spicy peppery nutty earthy fruity
soft soft-boiled hard-boiled poached scrambled firm silken pressed extra-firm
tinned canned jarred bottled vacuum packed packaged wrapped bagged boxed loose bulk bunched
premium finest luxury deluxe value standard basic everyday favourite favorite decent proper nice big generous scant heaping heaped level rounded brimming good-quality
generously about approx approximately roughly around plus little bit more
peeled unpeeled washed unwashed scrubbed cleaned picked stemmed destemmed tailed topped cored deseeded seeded deribbed
purple orange golden blonde blond ruby crimson scarlet violet amber pale deep bright multi coloured colored rainbow tricolour tricolor speckled
spring summer autumn winter new early late main crop season seasonal
premade pre cooked uncooked rested separated lukewarm body blood temperature
any every other another both some several couple your own what whatever which ever
store supermarket shop bought brand name quality grade
barista cold-pressed expeller refined unrefined virgin cooking baking frying salad table finishing drinking eating dessert
clear flaky miniature mini concentrate ready-cooked bosc anjou bartlett comice kirby campari hothouse vidalia walla maui russet fingerling idaho cavendish thompson tellicherry fire-roasted
shavings shaving curls bite-sized bite sized thumb size walnut golf matchstick matchsticks
`

export const czech = `
jiný jiná jiné jiného jiných jinou
bílej černej zrnkový
grilovací výběrová výběrové výběrový standard dušená vepřová nejvyšší jakosti jemně zrnitá
varné sáčky sáčků plátky plátkový plátkový strouhaný lahve lahví plech plechovek kelímky kapsičky dóza porce porcovaný ochucený neochucený smetanový krémový extra jemně perlivá neperlivá jemně nepasterovaný řezaný světlé tmavé nealko polotmavý šumavský vídeňský vídeňské
čerstvý čerstvá čerstvé čerstvého čerstvých čerstvou čerstvým mražený mražená mražené mraženého sušený sušená sušené sušeného sušených
mletý mletá mleté mletého mletých hladký hladká hladké hladkou polohrubý polohrubá polohrubé hrubý hrubá hrubé celozrnný celozrnná celozrnné
loupaný loupaná loupané loupaných neloupaný krájený krájená krájené nakrájený nakrájená nakrájené nakrájených nasekaný nasekaná nasekané strouhaný strouhaná strouhané strouhaného nastrouhaný nastrouhaná nastrouhané
vařený vařená vařené vařených uvařený uvařená uvařené pečený pečená pečené pečených uzený uzená uzené uzeného grilovaný opečený opražený restovaný
velký velká velké velkých malý malá malé malých střední středních menší větší celý celá celé celých půlka půlky
sladký sladká sladké kyselý kyselá kyselé pálivý pálivá pálivé slaný slaná slané hořký hořká hořké jemný jemná jemné ostrý ostrá ostré
bílý bílá bílé bílého červený červená červené zelený zelená zelené žlutý žlutá žluté černý černá černé tmavý světlý růžový fialový
domácí kvalitní tučný tučné polotučný polotučné polotučného nízkotučný plnotučný plnotučné plnotučného odtučněný odstředěný trvanlivé trvanlivý
tekutý instantní rozpuštěný rozpuštěné změklý změklé změklého studený studené teplý teplé teplého vlažný vlažné vlažná vlažného horký horké ledový pokojové teploty
zralý zralá zralé zralých mladý mladá mladé přírodní klasický obyčejný italský řecký francouzský český moravský španělský
bezlepkový bezlaktózový bio organický nesolený nesolené nesoleného solený konzervovaný sterilovaný sterilovaná sterilované nakládaný nakládané kysaný
bez kosti kůže kůží vykostěný vykostěné libový libové libového celá kostky plátky kousky proužky kolečka nudličky nadrobno najemno nahrubo drobno
podle potřeby chuti trochu více cca asi nebo případně podrcený drcený drcené prolisovaný utřený prosátý rozšlehaný vychlazený vychladlý odkapaný opláchnutý
jarní letní zimní rané nové kvalitního přepuštěné panenský panenská panenské panenského extra lisovaný lisovaného studena zasucha větší menší čerstvě uleželé uležené
`
