// biome-ignore-all format: one food a line
import { foodsOf } from '../row.ts'

const vegetable = foodsOf('vegetables')
const bakery = foodsOf('bakery')
const dairy = foodsOf('dairy')
const meat = foodsOf('meat')
const fish = foodsOf('fish')
const baking = foodsOf('baking')
const spice = foodsOf('spices')
const canned = foodsOf('canned')
const sauce = foodsOf('sauces')
const nut = foodsOf('nuts')
const sweet = foodsOf('sweets')
const drink = foodsOf('drinks')
const alcohol = foodsOf('alcohol')

/** Foods that recipes name apart from a neighbour: what is made of it, a kind of it, or what only sounds alike. */
export const foodsApart = [
  vegetable('runner-beans', 'квасоля вогняна стручкова|турецькі боби', 'runner beans|runner bean|scarlet runner beans|stringless runner beans', 'šarlatové fazolky', 'green-beans', { kg: 140, piece: 15 }),
  vegetable('coleslaw-mix', 'суміш для коулслоу|капустяна суміш для салату', 'coleslaw mix|tri-color coleslaw mix|shredded coleslaw mix|bagged coleslaw mix', 'směs na coleslaw', 'cabbage', { madeWith: 'carrot', kg: 160, density: 0.35 }),
  vegetable('broccoli-slaw', 'шаткована броколі з морквою', 'broccoli slaw|broccoli slaw mix|broccoli coleslaw mix', 'brokolicová směs na salát', 'broccoli', { madeWith: 'carrot', usually: 'red-cabbage', kg: 190, density: 0.35 }),
  vegetable('corn-husks', 'листя кукурудзи|кукурудзяне листя для тамалес', 'corn husks|dried corn husks|corn husk', 'kukuřičné šustí', 'corn', { aisle: 'grains', kg: 520, piece: 5 }),
  vegetable('plantain-chips', 'чипси з плантана', 'plantain chips', 'plantainové chipsy', 'plantain', { aisle: 'sweets', kg: 420 }),
  vegetable('sweet-potato-chips', 'чипси з батату|бататові чипси', 'sweet potato chips|sweet potato crisps', 'batátové chipsy', 'sweet-potato', { aisle: 'sweets', kg: 460 }),
  vegetable('kale-chips', 'чипси з кейлу', 'kale chips|kale crisps', 'kapustové chipsy', 'kale', { aisle: 'sweets', kg: 700 }),
  bakery('potato-rolls', 'картопляні булочки|булочки картопляні', 'potato rolls|potato buns|potato hamburger buns|potato roll|potato bun|potato hot dog buns', 'bramborové bulky', 'hamburger-bun', { usually: 'potato', kg: 190, piece: 55 }),
  bakery('hawaiian-rolls', 'гавайські булочки|булочки гавайські', 'hawaiian rolls|hawaiian sweet rolls|king’s hawaiian rolls|hawaiian bread', 'havajské bulky', 'hamburger-bun', { madeWith: 'egg|butter|milk|sugar', kg: 220, piece: 30 }),
  bakery('pita-chips', 'чипси з піти|пітові чипси', 'pita chips|baked pita chips|bagel chips', 'pita chipsy', 'pita', { aisle: 'sweets', usually: 'milk|soy|sesame', kg: 420 }),
  baking('golden-caster-sugar', 'золотистий цукор|нерафінований дрібний цукор', 'golden caster sugar|raw caster sugar|golden granulated sugar|unrefined caster sugar|unrefined golden caster sugar', 'zlatý krupicový cukr', 'sugar', { kg: 110, density: 0.85 }),
  baking('cake-mix', 'суміш для торта|суміш для бісквіта', 'cake mix|yellow cake mix|devil’s food cake mix|devils food cake mix|butter cake mix|box cake mix|vanilla cake mix|white cake mix|chocolate cake mix|spice cake mix|lemon cake mix|strawberry cake mix|red velvet cake mix|carrot cake mix|angel food cake mix', 'směs na dort', 'wheat-flour', { madeWith: 'sugar', usually: 'egg-powder|milk-powder|soy', kg: 160, density: 0.55 }),
  baking('flavoured-gelatin', 'желе зі смаком полуниці|фруктове желе в пакеті', 'jell-o|jell-o gelatin|jello powder|flavored gelatin|strawberry gelatin|raspberry gelatin|cherry gelatin|lime gelatin|lemon gelatin|orange gelatin|strawberry jell-o|raspberry jell-o|cherry jell-o|lime jell-o|lemon jell-o|orange jell-o|strawberry jello|lime jello|lemon jello|orange jello|raspberry jello|cherry jello|strawberry-flavored gelatin|raspberry-flavored gelatin|cherry-flavored gelatin|lime-flavored gelatin|lemon-flavored gelatin|orange-flavored gelatin', 'ochucené želé', 'jelly-powder', { kg: 260, piece: 85 }),
  baking('meat-tenderizer', 'розм’якшувач м’яса', 'meat tenderizer|meat tenderiser', 'změkčovač masa', 'baking-aid', { aisle: 'spices', madeWith: 'salt', kg: 500 }),
  dairy('buttermilk-powder', 'суха маслянка|маслянка суха', 'buttermilk powder|powdered buttermilk|dry buttermilk|dried buttermilk', 'sušené podmáslí', 'milk-powder', { aisle: 'baking', madeWith: 'buttermilk', kg: 320, density: 0.5 }),
  meat('bacon-fat', 'топлений жир з бекону|жир з бекону|беконовий жир', 'bacon fat|bacon drippings|bacon dripping|bacon grease|rendered bacon fat', 'výpek ze slaniny|tuk ze slaniny', 'bacon|animal-fat', { aisle: 'oils', kg: 200, density: 0.92 }),
  meat('ground-venison', 'фарш з оленини|оленячий фарш', 'ground venison|minced venison|venison mince|ground deer meat', 'mleté srnčí|mleté jelení', 'venison|minced-meat', { without: 'pork', kg: 520 }),
  fish('king-prawns', 'королівські креветки|тигрові креветки|креветка тигрова|королівська креветка', 'king prawns|king prawn|tiger prawns|tiger prawn|tiger shrimp|raw king prawns|cooked king prawns|raw tiger prawns|cooked tiger prawns', 'královské krevety|tygří krevety', 'shrimp', { kg: 620, piece: 20 }),
  sauce('char-siu-sauce', 'соус чар сіу|соус чаршу', 'char siu sauce|chinese barbecue sauce|char siu', 'omáčka char siu', 'sauce', { madeWith: 'soybean|sugar', usually: 'wheat|sesame', l: 480, density: 1.2 }),
  sauce('calabrian-chili-paste', 'калабрійська паста чилі|паста з калабрійського чилі', 'calabrian chile paste|calabrian chili paste|crushed calabrian chiles|calabrian chili spread', 'kalábrijská chilli pasta', 'sauce|spicy', { madeWith: 'calabrian-chili', usually: 'sulphites', kg: 900, density: 1 }),
  sauce('brown-mustard', 'коричнева гірчиця|гірчиця коричнева пряна', 'spicy brown mustard|brown mustard|deli mustard|creole mustard|spicy mustard', 'pikantní hnědá hořčice', 'mustard', { usually: 'sulphites', kg: 220, density: 1.05 }),
  sauce('laksa-paste', 'паста лакса', 'laksa paste|laksa curry paste', 'laksa pasta', 'curry-paste', { usually: 'peanut|fish-sauce', kg: 650, density: 1.1 }),
  sauce('soy-aminos', 'рідкі соєві аміно|соєві аміно', 'bragg liquid aminos|bragg’s liquid aminos|soy aminos|liquid soy aminos', 'sójové aminos', 'soy', { l: 620, density: 1.15 }),
  sauce('browning-sauce', 'барвник для підливи', 'browning sauce|kitchen bouquet|gravy browning|gravy master', 'barvivo do omáček', 'condiment', { madeWith: 'sugar', usually: 'celery|wheat|soy', l: 420, density: 1.2 }),
  sauce('olive-brine', 'розсіл з оливок|оливковий розсіл', 'olive brine|olive juice|brine from olives', 'nálev z oliv', 'condiment', { madeWith: 'green-olives', density: 1.03 }),
  canned('mushroom-cream-soup', 'грибний крем-суп консервований', 'cream of mushroom soup|condensed cream of mushroom soup|golden mushroom soup|condensed golden mushroom soup', 'houbová krémová polévka v konzervě', 'cream-soup', { madeWith: 'mushroom', kg: 260, density: 1.03 }),
  canned('celery-cream-soup', 'селеровий крем-суп консервований', 'cream of celery soup|condensed cream of celery soup', 'celerová krémová polévka v konzervě', 'cream-soup', { madeWith: 'celery', kg: 260, density: 1.03 }),
  canned('cheddar-soup', 'сирний суп консервований', 'condensed cheddar cheese soup|cheddar cheese soup|condensed nacho cheese soup', 'sýrová polévka v konzervě', 'cream-soup', { madeWith: 'cheddar', kg: 280, density: 1.03 }),
  canned('onion-soup-canned', 'цибулевий суп консервований', 'condensed french onion soup|french onion soup|canned french onion soup|condensed onion soup', 'cibulová polévka v konzervě', 'canned', { madeWith: 'onion|wheat-flour', usually: 'beef|milk|soy|celery', kg: 240, density: 1.03 }),
  canned('chili-beans', 'квасоля в соусі чилі', 'chili beans|canned chili beans|beans in chili sauce|chilli beans|pinto beans in chili sauce', 'fazole v chilli omáčce', 'beans', { madeWith: 'chili', usually: 'soy|wheat|celery', kg: 130, density: 1.03 }),
  canned('blueberry-pie-filling', 'чорнична начинка|начинка чорнична', 'blueberry pie filling', 'borůvková náplň', 'sweets', { madeWith: 'blueberry|sugar', kg: 200, density: 1.1 }),
  canned('strawberry-pie-filling', 'полунична начинка|начинка полунична', 'strawberry pie filling', 'jahodová náplň', 'sweets', { madeWith: 'strawberry|sugar', kg: 200, density: 1.1 }),
  canned('pumpkin-pie-filling', 'гарбузова начинка для пирога', 'pumpkin pie filling|pumpkin pie mix', 'dýňová náplň do koláče', 'sweets', { madeWith: 'pumpkin|sugar', kg: 190, density: 1.05 }),
  spice('italian-dressing-mix', 'суха суміш для італійської заправки', 'italian dressing mix|dry italian dressing mix|italian salad dressing mix|zesty italian dressing mix', 'směs na italský dresink', 'spice', { madeWith: 'salt|sugar', usually: 'milk|soy|wheat|celery|mustard', kg: 900, density: 0.6 }),
  baking('matzo-ball-mix', 'суміш для клецок з маци', 'matzo ball mix|matzoh ball mix', 'směs na macesové knedlíčky', 'wheat-flour', { madeWith: 'matzo', usually: 'egg|soy|celery', kg: 420, density: 0.6 }),
  nut('flaked-almonds', 'мигдальні пластівці|мигдальні пелюстки|пелюстки мигдалю|мигдальна стружка|пластівці мигдалю|мигдаль пластівцями', 'flaked almonds|sliced almonds|slivered almonds|almond slivers|almond flakes|almonds sliced|almonds slivered', 'mandlové lupínky|mandlové plátky|plátky mandlí|mandlové hobliny', 'almond', { kg: 560, density: 0.42 }),
  nut('candied-pecans', 'карамелізований пекан|пекан у карамелі', 'candied pecans|praline pecans|glazed pecans|sugared pecans', 'karamelizované pekanové ořechy', 'pecan', { madeWith: 'sugar', kg: 900, density: 0.5 }),
  nut('candied-walnuts', 'карамелізовані волоські горіхи|волоські горіхи в карамелі', 'candied walnuts|glazed walnuts|sugared walnuts', 'karamelizované vlašské ořechy', 'walnut', { madeWith: 'sugar', kg: 620, density: 0.5 }),
  sweet('peanut-butter-chips', 'краплі арахісової пасти|арахісові краплі', 'peanut butter chips|peanut butter morsels|reese’s peanut butter chips', 'arašídové pecičky', 'sweets', { aisle: 'baking', madeWith: 'peanut|sugar', usually: 'milk|soy', kg: 420, density: 0.7 }),
  sweet('cinnamon-chips', 'коричні краплі', 'cinnamon chips|cinnamon baking chips', 'skořicové pecičky', 'sweets', { aisle: 'baking', madeWith: 'cinnamon|sugar', usually: 'milk|soy', kg: 480, density: 0.7 }),
  sweet('mint-chips', 'м’ятні краплі', 'mint chips|mint chocolate chips|mint baking chips|andes baking chips', 'mátové pecičky', 'chocolate-chips', { aisle: 'baking', usually: 'milk|soy', kg: 480, density: 0.7 }),
  drink('diet-cola', 'кола зеро|кола без цукру|кока-кола зеро|дієтична кола|пепсі зеро|пепсі без цукру', 'diet cola|diet coke|coke zero|cola zero|coca-cola zero|diet pepsi|pepsi max|pepsi zero|sugar-free cola', 'kola zero|cola zero|dietní kola|kola bez cukru', 'drink|caffeine', { l: 38, density: 1 }),
  drink('limeade', 'лаймовий лимонад|лимонад з лайма', 'limeade|frozen limeade|limeade concentrate|frozen limeade concentrate', 'limetková limonáda', 'drink', { madeWith: 'lime|sugar', l: 70, density: 1.04 }),
  drink('ginger-juice', 'імбирний сік|сік імбиру', 'ginger juice|fresh ginger juice', 'zázvorová šťáva', 'juice', { madeWith: 'ginger', l: 420, density: 1.02 }),
  drink('onion-juice', 'цибулевий сік|сік цибулі', 'onion juice', 'cibulová šťáva', 'juice', { madeWith: 'onion', l: 120, density: 1.02 }),
  drink('sauerkraut-juice', 'розсіл з квашеної капусти|капустяний розсіл', 'sauerkraut juice|sauerkraut brine', 'šťáva z kysaného zelí|zelňačka šťáva', 'juice', { madeWith: 'sauerkraut', l: 60, density: 1.02 }),
  alcohol('brown-ale', 'коричневий ель|темний ель', 'brown ale|newcastle brown ale|nut brown ale', 'hnědý ale', 'beer', { l: 95, density: 1.01 }),
  alcohol('soju', 'соджу', 'soju', 'soju', 'spirits', { l: 420, density: 0.97 }),
  spice('dried-onion', 'сушена цибуля|цибуля сушена', 'dried onion|dried minced onion|minced dried onion|dried onion flakes|onion flakes|dehydrated onion|instant minced onion|dried chopped onion', 'sušená cibule', 'spice', { madeWith: 'onion', kg: 400, density: 0.35 }),
  canned('aquafaba', 'аквафаба|рідина з консервованого нуту', 'aquafaba|chickpea cooking liquid|chickpea liquid|chickpea water|canned chickpea liquid', 'aquafaba', 'canned', { madeWith: 'chickpeas', density: 1.02 }),
  canned('wild-rice-blend', 'суміш дикого та білого рису', 'wild rice blend|wild rice mix|wild and brown rice blend|long grain and wild rice mix', 'směs divoké rýže', 'rice', { aisle: 'grains', madeWith: 'wild-rice', kg: 160, density: 0.8 }),
  dairy('urda', 'вурда', 'urda|urdă', 'urda', 'brynza', { kg: 320 }),
  meat('rabbit-legs', 'кролячі лапки|лапки кролика|кролячі ніжки|ніжки кролика|кролячі стегна|стегна кролика', 'rabbit legs|rabbit leg|rabbit thighs', 'králičí stehna|králičí stehno', 'rabbit', { kg: 340, piece: 220 }),
]
