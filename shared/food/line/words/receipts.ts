// biome-ignore-all format: a table of words

/** What receipts and hurried thumbs leave of a word, «повністю: скорочення скорочення»; up to three letters only as capitals or with a dot. */
export const receipts = `
кисломолочний: кисломол кисл-мол кислом
ультрапастеризоване: ультрапаст у-паст ультрапастер
пастеризоване: пастер пастериз
охолоджений: охол охолодж
заморожений: замор зам заморож
енергетичний: енерг енергет
мінеральна: мін мінер
газована: газ
негазована: негаз н-газ
слабосолений: слабосол сл-сол
солоний: сол
вершкове: вершк верш
шоколад: шок
шоколадний: шокол
полуничний: полун
ванільний: ваніл
карамель: карам
апельсиновий: апельс
яблучний: яблуч ябл
персиковий: перс
згущене: згущ
ковбаса: ковб
сосиски: сос сосис
варена: варен
макарони: макар
спагеті: спаг
печиво: печ
цукерки: цук
йогурт: йог йогур
сметана: смет
молоко: мол
молочний: молоч
борошно: борош
гречана: гречан
картопля: карт
майонез: майон
кетчуп: кетч
соняшникова: соняшн соняш
пшеничний: пшен пшенич
житній: житн
хліб: хл
стегно: стег
гомілка: гом
крило: крил
морозиво: морозив мор-во
напій: нап
вівсяний: вівс вівсян
кукурудзяний: кукурудз кукур
рисовий: рис-вий
фруктовий: фрукт
томатний: томатн
оливкова: оливк олив
нерафінована: нераф
рафінована: раф
безлактозне: безлакт безлак
маринований: марин
консервований: консерв конс
копчений: копч
сирокопчена: сирокопч с-к
варенокопчена: варенокопч
нарізаний: нар нарізн
чорний: чорн
червоний: чорв червон
твердий: тверд
плавлений: плавл плав
глазурований: глазур глаз
зернистий: зернист
питний: питн
столова: стол
heavy: hvy
whipping: whpg whpng
chicken: chkn chk chckn chx chix chik chikn chknn chiken
breast: brst breas
breasts: brsts
thighs: thgh thghs thgs
drumsticks: drumstix drmstk drmstks drumstk
wings: wngs
boneless: bnls bnlss bonless
skinless: sknls sknlss skls
ground: grnd grd
beef: bf
turkey: trky turk tky
pork: prk
sausage: ssg sausg saus
bacon: bcn
whole: whl
milk: mlk
skim: skm
yogurt: ygrt yog yogt yghrt yogrt yoghrt
cheese: chs chz chse
cheddar: chdr ched chedr chddr
mozzarella: mozz moz
parmesan: parm
butter: btr bttr buttr butr
margarine: marg
cheese: chz
powder: pwdr
cream: crm
sour: sr
bread: brd
bagels: bgl bgls
flour: flr
sugar: sgr
salt: slt
pepper: ppr
tomatoes: tmto tmtoes tomat toms
potatoes: potat ptto pttos taters
onions: onin
carrots: crrt crrts
lettuce: lett ltc
spinach: spnch
broccoli: broc brocc brcl
mushrooms: mshrm mushrm mush
bananas: bnna bnnas
strawberry: strw strwb strawb strwbry strawbry
strawberries: strawbs
blueberries: blueb bluebs
raspberry: rasp raspb
raspberries: rasps
grapes: grps
lemon: lmn
orange: orng
avocado: avoc avcdo
juice: jce jc
water: wtr
coffee: coff cof
cream: crm
chocolate: choc choco choccy choccie chocky
vanilla: vanil vnlla
caramel: carml
peanut: pnut pnt
cereal: cerl
spaghetti: spag spagh
crackers: crckr crckrs
cookies: ckies
organic: org orgn
unsalted: unsltd unslt
salted: sltd
sweet: swt
green: grn
red: rd
brown: brn brwn
white: wht
black: blk
yellow: yel ylw
shredded: shrd shrdd
sliced: slcd slic
frozen: frzn froz frozn
large: lrg
light: lt
sauce: sce
dressing: drssng
chips: chps
soup: sp
noodles: ndls
rice: rce
trvanlivé: trv trvan
polotučné: polot polotuč
plnotučné: plnot plnotuč
smetana: smet
jogurt: jog
čokoláda: čok čokol
těstoviny: těst těstov
kuřecí: kuř kur
hovězí: hov hověz
vepřové: vepř
salám: sal
minerální: min
slunečnicový: slun slunečn
hladká: hlad
polohrubá: polohr
tvaroh: tvar
zakysaná: zak zakys
zmrzlina: zmrz
mražený: mraž mraz
chléb: chl
brambory: bram bramb
máslo: másl
biscuits: bickies biccies bikkies bics
копчений: хк гк вк
сирокопчений: ск
напівкопчений: пк нк
слабосолений: сс мс
`

/** Behind a word these are short for nothing else, in whatever letters: «скумбрія хк». */
export const behindFood: ReadonlySet<string> = new Set('хк гк вк ск пк нк сс мс'.split(' '))

/** Behind a word, with a dot, it is short for something else than where it opens: «картопля мол.», «мол. 2,5». */
export const behindWord: ReadonlyMap<string, string> = new Map([['мол', 'молодий']])
