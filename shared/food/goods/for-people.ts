/** What people wash and care for themselves with. */
export const hygiene = `
бритви|бритва;oatmeal bath|bath soak|bubble bath|bath bombs|bath salts|dental floss|floss mint|mint floss|floss picks|floss waxed|razors|deo;kartáček|kartáčky|zubní kartáček|zubní kartáčky|žiletky
щітка|щіточка|зубні щітки|олійка для тіла|мочалка;hair serum|argan oil hair;žínka
крем від зморшок|крем після засмаги|крем до засмаги|крем від сонця|крем спф|пілінг|пілінг для обличчя|маска від сухості|маска для лиця|хна|хусточки|паперові хусточки|хусточки паперові|олія для бороди|олійка для кутикули|олія для кутикули|туалетна вода|вода туалетна|одеколон|віск для депіляції|цукрова паста для депіляції|пасту для шугарингу|резинки для волосся|шпильки для волосся|гребінець|розчіска|тіні для повік|туш для вій|помада|пудра косметична|тональний крем|рум’яна;beard oil|beard balm|hair oil|argan hair oil|cuticle oil|eye cream|face oil|after sun|aftersun|after sun lotion|after shave|aftershave|cocoa butter lotion|coconut oil hair mask|hair mask|epsom salt|epsom salts|hair brush|hairbrush|comb|hair bands|mascara|lipstick|foundation makeup|makeup|make up|makeup remover|eyeliner|concealer|blusher|face powder|wax strips|nail file|nail clippers|emery boards|tweezers|loofah|bath sponge|body spray|setting spray;krém na opalování|krém po opalování|pleťová maska|pleťová voda|odličovač|odličovací tampony|toaletní voda|kolínská|sprcháč|sůl do koupele|jelení lůj|labello|balzám po holení|voda po holení|olej na vousy|olej na vlasy|masážní olej|řasenka|rtěnka|make-up|pudr na obličej|gumičky do vlasů|hřeben|kartáč na vlasy|pinzeta|pilník na nehty|papírové kapesníčky|kapesníčky|vlhčený toaletní papír|intimní gel|depilační krém|depilační vosk|vosk na depilaci
зубна паста|паста зубна|зуб паста|паста колгейт|колгейт|блендамед|сенсодин;toothpaste|sensodyne|tooth paste;zubní pasta|pasta na zuby
зубна щітка|зубні щітки|щітка зубна;toothbrush|toothbrushes;zubní kartáček
зубна нитка|флос;dental floss|floss;zubní nit
ополіскувач для рота|ополіскувач для ротової порожнини|ополіскувач рота;mouthwash;ústní voda
ніве|нівея|колгейт|тампакс;nivea|colgate|oral-b|gillette|tampax;nivea|colgate
ефірна олія|ефірні олії|олія чайного дерева;essential oil|essential oils|tea tree oil;éterický olej
мило|крем-мило|рідке мило|мило рідке|туалетне мило|дитяче мило;soap|hand soap|liquid soap|bar soap|hand wash;mýdlo|tekuté mýdlo
пемза|олдспайс|хед енд шолдерс|шампунь|сухий шампунь;shampoo|dry shampoo;šampon
бальзам для волосся|кондиціонер для волосся;hair conditioner|conditioner;kondicionér|balzám na vlasy
маска для волосся;hair mask;maska na vlasy
гель для душу|гель душ;shower gel|body wash;sprchový gel
піна для ванни|сіль для ванни|бомбочка для ванни;bubble bath|bath salts|bath bomb|bath foam;pěna do koupele
мочалка|губка для тіла;loofah|bath sponge|washcloth|flannel;žínka
дезодорант|антиперспірант;deodorant|deodrant|antiperspirant;deodorant|antiperspirant
парфуми|туалетна вода|одеколон;perfume|aftershave|cologne|eau de toilette;parfém|voda po holení
крем для рук;hand cream|hand lotion;krém na ruce
крем нівея|тонік для обличчя|тонік|крем для обличчя|денний крем|нічний крем;face cream|moisturiser|moisturizer|night cream|day cream;krém na obličej|pleťový krém
крем для тіла|молочко для тіла|лосьйон для тіла|лосьйон;body lotion|body cream|body butter|body milk;tělové mléko
крем для ніг;foot cream;krém na nohy
крем від засмаги|сонцезахисний крем|крем для засмаги|крем від сонця;sunscreen|sun cream|suncream|sunblock;opalovací krém
бальзам для губ|гігієнічна помада|помада|блиск для губ;lip balm|chapstick|lipstick|lip gloss;balzám na rty|rtěnka
скраб для тіла|скраб для обличчя|скраб;body scrub|face scrub;peeling
тонік для обличчя|міцелярна вода|пінка для вмивання|гель для вмивання;micellar water|face wash|toner|cleanser;micelární voda|čisticí pěna
маска для обличчя|патчі для очей|патчі;face mask|banana face mask|honey face mask|avocado face mask|cucumber face mask|sheet mask|eye patches;pleťová maska
туш для вій|туш|тональний крем|пудра для обличчя|рум’яна|тіні для повік;mascara|foundation|face powder|blusher|eyeshadow|eyeliner;řasenka|make-up
лак для нігтів|рідина для зняття лаку|зняття лаку|ацетон;nail polish|nail varnish|nail polish remover|acetone;lak na nehty|odlakovač
пилочка для нігтів|манікюрні ножиці|кусачки для нігтів;nail file|nail clippers|nail scissors;pilník na nehty
лак для волосся|гель для волосся|мус для волосся|піна для волосся|віск для волосся;hairspray|hair gel|hair mousse|hair wax;lak na vlasy|gel na vlasy
фарба для волосся;hair dye|hair colour|hair color;barva na vlasy
гребінець|щітка для волосся|розчіска;comb|hairbrush;hřeben|kartáč na vlasy
резинки для волосся|шпильки для волосся|заколки;hair ties|hair bands|hair clips|bobby pins;gumičky do vlasů
бритва|бритви|леза|леза для бритви|станок для гоління|касети для гоління;razor|razors|razor blades;žiletky|holítka|holicí strojek
піна для гоління|гель для гоління|крем для гоління|лосьйон після гоління;shaving foam|shaving gel|shaving cream;pěna na holení
прокладки|прокладки щоденні|щоденки|щоденні прокладки|гігієнічні прокладки;sanitary pads|sanitary towels|panty liners|pads;vložky|hygienické vložky
тампони;tampons;tampony
ватні диски|ватні палички|вата|ватні кульки|вушні палички;cotton pads|cotton buds|cotton wool|cotton balls|q-tips|cotton swabs;vatové tyčinky|tyčinky do uší|vatové tampony|vatové tyčinky|vata
вологі серветки|серветки вологі|антибактеріальні серветки;wet wipes|wipes|antibacterial wipes|face wipes;vlhčené ubrousky
носові хустинки|паперові хустинки|носовички|хустинки;tissues|kleenex|paper tissues|facial tissues;kapesníky|papírové kapesníky
антисептик|антисептик для рук|санітайзер;hand sanitiser|hand sanitizer|hand gel;dezinfekce na ruce
презервативи;condoms;kondomy|prezervativy
віск для депіляції|крем для депіляції;wax strips|hair removal cream;depilační krém
засіб для лінз|розчин для лінз|контактні лінзи|лінзи;contact lenses|contact lens solution|lens solution;roztok na čočky|kontaktní čočky
олія для тіла|олійка для тіла|масажна олія|олія для масажу;body oil|massage oil;tělový olej
`

export const baby = `
пляшечка|пляшечка для малюка|автокрісло|коляска|манеж|радіоняня|гризунець|прорізувач|молоковідсмоктувач|накладки на груди|вкладиші для грудей;baby bottles|teether|breast pads|nursing pads|breast pump|pram|buggy|car seat|sippy cup|baby monitor|nappy bags|swim nappies|baby powder|nappy rash cream;krém na zadeček|zásyp|kousátko|kočárek|autosedačka|odsávačka|vložky do podprsenky|dětský olejíček|dětský olej|lahvička|hrníček s pítkem|kojenecká voda na koupání|přebalovací podložky
хаггіс|хагіс|підгузки|памперси|підгузники|пелюшки|підгузки-трусики;huggies|nappies|diapers|pampers|pull-ups|nappy pants;plenky|pleny|plínky
дитячі вологі серветки|дитячі серветки|серветки для немовлят;baby wipes;dětské ubrousky
дитячий крем|крем під підгузок|присипка|дитяча присипка;nappy cream|nappy rash cream|diaper cream|baby powder|baby cream|baby lotion;dětský krém|dětský zásyp
дитяча олійка|дитяче масло;baby oil;dětský olej
дитячий шампунь;baby shampoo|baby bath;dětský šampon
пляшечка для годування|дитяча пляшечка|соска|соски|пустушка;baby bottle|baby bottles|dummy|pacifier|teats;kojenecká láhev|dudlík
гризунок|поїльник|ніблер|стерилізатор|підігрівач пляшечок|мобіль|шезлонг|ходунки|бодік|повзунки|боді|пеленальний матрац;teether|teethers|rattle|weaning spoons|weaning bowl|baby spoons|baby bowl|bottle brush|steriliser|sterilizer|baby bath thermometer|muslins|muslin cloths|baby monitor|swaddle|babygrow|babygrows|vests baby|changing mat|bottle teats|milk bottle teats|bottle warmer|stair gate|playmat;kousátko|přebalovací podložka|sterilizátor|ohřívačka lahví|savička|savičky|bodýčko|dupačky|zavinovačka
слинявчик|нагрудник;bib|bibs;bryndák
дитячий порошок|порошок для дитячої білизни;baby detergent;dětský prací prášek
прокладки для грудей|лактаційні прокладки;breast pads|nursing pads;prsní vložky
`

export const pharmacy = `
риб’ячий жир капсули|омега 3 капсули;vit c|vit d|vit d3|vit b12|vit c gummies|vitamin gummies|vitamin c gummies|fish oil caps|fish oil tablets|cod liver oil caps|omega 3 caps;rybí tuk kapsle|omega 3 kapsle
ентерол|ентеросгель|гірчичники|перцевий пластир|спиртові серветки|лейкопластир|крапельниця|шприци|маска медична|каплі в ніс|краплі від нежитю|сироп від алергії|таблетки від алергії|таблетки від голови|антибіотик|ліки;first aid kit|antacids|antacid|laxatives|laxative|pepto|pepto bismol|gripe water|hay fever tablets|hayfever tablets|hay fever relief|cold and flu|cold and flu tablets|decongestant|multivitamins|probiotic capsules|prenatal vitamins|folic acid|iron tablets|zinc tablets|sleeping pills|painkillers|medicine|meds|prescription|heat rub|deep heat|bandages|syringes|covid test|inhaler|eye wash;prášky na hlavu|prášky na spaní|prášky na alergii|prášky na bolest|léky|brufen|nurofen|kapky do nosu|kapky do očí|kapky do uší|nosní sprej|sprej do nosu|sprej do krku|sirup na kašel|sirup proti kašli|bonbóny na kašel|bonbony na kašel|bonbóny proti kašli|čaj na kašel|mast na záda|masti|obinadlo|jód|peroxid|coldrex|strepsils|zinek tablety|železo tablety|probiotika kapsle|antigenní test
пластир|пластирі|лейкопластир|бактерицидний пластир;plasters|plaster|band-aids|band aids|bandaids;náplasti|náplast
бинт|еластичний бинт|марля|пов’язка;bandage|bandages|gauze;obvaz|obinadlo
перекис водню|перекис|йод|зеленка|спирт медичний|хлоргексидин;hydrogen peroxide|iodine|antiseptic|rubbing alcohol;peroxid|jód
вітамін|вітаміни|вітамін д|вітамін с|вітамін d|вітамін c|полівітаміни;vitamin c tablets|vitamin d tablets|vitamins|vitamin c|vitamin d|multivitamins|vitamin;vitamíny|vitamín c|vitamín d|vitamin c|vitamin d
магній|цинк|омега-3|риб’ячий жир|колаген|залізо|касторка|рицинова олія|касторова олія;magnesium|zinc|omega-3|omega 3|fish oil capsules|cod liver oil|fish oil|castor oil|collagen|iron tablets;hořčík|zinek|rybí tuk|kolagen
ліки|таблетки|пігулки|капсули;medicine|pills|tablets|painkillers|medication;léky|tablety|prášky na bolest
ношпа|спазмалгон|мезим|парацетамол|ібупрофен|аспірин|цитрамон|нурофен|анальгін|но-шпа;paracetamol|ibuprofen|ibuprofin|ibuprophen|aspirin|tylenol|nurofen|advil;paralen|ibuprofen|aspirin
активоване вугілля|вугілля активоване|сорбент|смекта;activated charcoal tablets;živočišné uhlí
краплі для носа|спрей для носа|краплі в ніс|назальний спрей|краплі для очей|очні краплі;nasal spray|nose drops|eye drops;nosní kapky|oční kapky
сироп від кашлю|льодяники для горла|таблетки від кашлю|спрей для горла;cough syrup|cough drops|throat lozenges|throat spray;sirup proti kašli|pastilky na krk
ліки від алергії|антигістамін|таблетки від алергії;antihistamines|allergy tablets;léky na alergii|antihistaminika
порошок від застуди|терафлю|фервекс;cold and flu tablets|cold medicine|theraflu;coldrex
градусник|градуснік|термометр;thermometer;teploměr
тест на вагітність;pregnancy test;těhotenský test
маска медична|медичні маски|захисна маска|респіратор;face masks medical|surgical masks|face coverings;roušky|respirátor
мазь|гель від болю|мазь від опіків|пантенол;ointment|pain relief gel|burn cream;mast
засіб від вошей|засіб від кліщів|спрей від кліщів;lice shampoo|tick repellent;šampon proti vším
грілка|бандаж;hot water bottle;ohřívací láhev
пробіотик|пробіотики|регідрон;probiotics|rehydration salts;probiotika
беруші;earplugs|ear plugs;špunty do uší
шприц|шприци|тест на ковід;syringe|covid test;injekční stříkačka
`

export const pets = `
наповнювач котячий;litter|clumping litter|litter clumping|cat litter clumping;hrudkující stelivo
сіно для кролика|сіно для морської свинки|сіно|тирса|пісок для шиншили|пісок для кота|когтеточка|кігтеточка|лежанка для кота|переноска|рибка для акваріума|рибки в акваріум|корм для черепахи|паста від шерсті|таблетки від глистів для кота|краплі від кліщів;rabbit hay|hay for rabbits|straw for rabbits|rabbit food|guinea pig food|hamster food|turtle food|chicken feed|horse feed|fish flakes|fish tank|aquarium|pet food|pet bed|dog lead|dog collar|cat collar|scratching post|worming tablets|flea drops|flea collar|felix in jelly|bird food|suet balls|fat balls for birds;seno|seno pro králíka|seno pro morče|piliny|krmení|krmení pro papouška|krmení pro rybičky|zrní pro ptáky|slunečnice pro ptáky|lojové koule|škrabadlo|pelíšek|přepravka|akvárium|rybička do akvária|antiparazitní obojek|tablety na odčervení|krmivo|písek pro kočku
корм коту|корм кішці|корм котам|їжа коту|їжа для кота|їжа для котів|корм для кота|корм для кішки|корм для котів|котячий корм|корм котячий|вологий корм для кота|сухий корм для кота|кітекет|віскас;cat food|kitten food|dry cat food|wet cat food|whiskas;krmivo pro kočky|granule pro kočky|granule pro kočku|granule|kapsičky pro kočku
корм собаці|корм псу|корм песику|їжа собаці|їжа для собаки|корм для собаки|корм для собак|собачий корм|корм собачий|сухий корм для собаки|пуріна|педігрі;dog food|puppy food|dry dog food|wet dog food|pedigree;krmivo pro psy|granule pro psa|granule pro psy
корм|корм для папуги|корм для рибок|корм для хом’яка|корм для птахів|сухий корм|вологий корм;pet food|bird food|bird seed|fish flakes|hamster food|fish food;krmivo|krmivo pro rybičky
наповнювач|наповнювач для туалету|наповнювач для котячого туалету|наповнювач для кота|котячий наповнювач;cat litter|kitty litter;stelivo|kočkolit
лоток для кота|котячий туалет|лоток котячий;litter tray|litter box;kočičí záchod
ласощі собаці|ласощі коту|ласощі котику|ласощі песику|смаколики собаці|смаколики коту|ласощі для собак|ласощі для кота|смаколики для собак|смаколики для кота|кістка для собаки;dog treats|cat treats|dog chews|dog biscuits|dog bone;pamlsky pro psy|pamlsky
нашийник|повідець|повідок|шлейка;dog collar|dog lead|dog leash|harness|collar;obojek|vodítko
краплі від бліх|нашийник від бліх|таблетки від глистів|засіб від бліх;flea treatment|flea collar|flea drops|worming tablets;kapky proti blechám|antiparazitní obojek
пелюшки для собак|пакети для собак;poo bags|dog poo bags|puppy pads;sáčky na psí exkrementy
іграшка для кота|іграшка для собаки|кігтеточка|дряпка;cat toy|dog toy|scratching post;hračka pro psa|škrabadlo
шампунь для собак|шампунь для котів;dog shampoo|pet shampoo;šampon pro psy
сіно для гризунів|тирса|підстилка для гризунів;hay for rabbits|pet bedding|sawdust bedding;seno pro králíky|podestýlka
`
