/** Shelf names of oils: «food;German;Hungarian;Romanian» line by line. */
export const oils = `
lard;Schweineschmalz|Schmalz;sertészsír|disznózsír|zsír;untură|untură de porc
sunflower-oil;Sonnenblumenöl;napraforgó étolaj|napraforgóolaj;ulei de floarea soarelui|ulei floarea soarelui
vegetable-oil;Pflanzenöl|Speiseöl;étolaj|növényi olaj;ulei vegetal|ulei
olive-oil;Olivenöl|natives Olivenöl extra|Olivenöl nativ extra;olívaolaj|extra szűz olívaolaj|extraszűz olívaolaj;ulei de măsline|ulei de măsline extravirgin|ulei măsline
corn-oil;Maiskeimöl|Maisöl;kukoricacsíra olaj|kukoricacsíraolaj;ulei de porumb|ulei de germeni de porumb
rapeseed-oil;Rapsöl;repceolaj;ulei de rapiță
sesame-oil;Sesamöl;szezámolaj|szezámmag olaj|szezámmagolaj;ulei de susan
flaxseed-oil;Leinöl;lenmagolaj|lenolaj;ulei de in
pumpkin-seed-oil;Kürbiskernöl;tökmagolaj;ulei de dovleac|ulei din semințe de dovleac|ulei de semințe de dovleac
mustard-oil;Senföl;mustárolaj;ulei de muștar
hemp-oil;Hanföl;kendermagolaj|kenderolaj;ulei de cânepă
walnut-oil;Walnussöl;dióolaj;ulei de nucă|ulei de nuci
peanut-oil;Erdnussöl;földimogyoró-olaj|földimogyoró olaj|mogyoróolaj;ulei de arahide
soybean-oil;Sojaöl;szójaolaj;ulei de soia
grape-seed-oil;Traubenkernöl;szőlőmagolaj;ulei din sâmburi de struguri|ulei de sâmburi de struguri
coconut-oil;Kokosöl|Kokosfett;kókuszzsír|kókuszolaj;ulei de cocos
avocado-oil;Avocadoöl;avokádóolaj;ulei de avocado
truffle-oil;Trüffelöl;szarvasgombaolaj|szarvasgombás olívaolaj;ulei de trufe|ulei cu trufe
palm-oil;Palmöl|Palmfett;pálmaolaj|pálmazsír;ulei de palmier
cooking-fat;Pflanzenfett|Frittierfett|Bratfett;növényi zsír|sütőzsír|növényi zsiradék;grăsime vegetală|grăsime de palmier|grăsime pentru prăjit
oil-spray;Ölspray|Backtrennspray|Trennspray;olajspray|sütőspray;spray de ulei|ulei spray
light-olive-oil;Bratolivenöl|Olivenöl zum Braten|Brat-Olivenöl;olívaolaj sütéshez|finomított olívaolaj|könnyű olívaolaj;ulei de măsline pentru gătit|ulei de măsline light|ulei de măsline rafinat
garlic-oil;Knoblauchöl;fokhagymás olaj|fokhagymás olívaolaj;ulei cu usturoi
chili-oil;Chiliöl|Chili Öl;chiliolaj|chilis olaj|chili olaj;ulei cu chili|ulei de chili
rice-bran-oil;Reiskeimöl|Reiskleieöl;rizskorpa olaj|rizscsíra olaj;ulei din tărâțe de orez
camelina-oil;Leindotteröl;gomborka olaj;ulei de camelină
argan-oil;Arganöl;argánolaj|argan olaj;ulei de argan
safflower-oil;Distelöl;pórsáfrány olaj|sáfrányos szeklice olaj;ulei de șofrănel
sea-buckthorn-oil;Sanddornöl;homoktövis olaj|homoktövisolaj;ulei de cătină
black-cumin-oil;Schwarzkümmelöl;feketekömény olaj|feketekömény-olaj|feketeköménymag olaj;ulei de chimen negru|ulei de negrilică
poppy-oil;Mohnöl;mákolaj;ulei de mac
duck-fat;Entenschmalz|Entenfett;kacsazsír;grăsime de rață|untură de rață
goose-fat;Gänseschmalz;libazsír;untură de gâscă|grăsime de gâscă
plant-spread;Margarine pflanzlich|Pflanzenmargarine;növényi margarin|csészés margarin;margarină vegetală|margarină tartinabilă
macadamia-oil;Macadamiaöl;makadámdió olaj|makadámiaolaj;ulei de macadamia
hazelnut-oil;Haselnussöl;törökmogyoró olaj;ulei de alune de pădure
pistachio-oil;Pistazienöl;pisztáciaolaj;ulei de fistic
almond-oil;Mandelöl;mandulaolaj;ulei de migdale
beef-tallow;Rinderfett|Rindertalg Bratfett;marhazsír;seu de vită topit
`
