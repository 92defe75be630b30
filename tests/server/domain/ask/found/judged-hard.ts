// biome-ignore-all format: a table
/**
 * What of a seventeenth stranger's questions has a hard condition, people or a kind of dish in it, with what that one
 * judged, and the same asked in other words and languages, by the same numbers.
 */
export const judgedHard = `
  uk # овочевий суп # 4 10 14 33 43 76 88 100 109
  uk # овочеве рагу # 62 81
  uk # у нас нема плити, вечеря # 15 49 84 110
  uk # риба без кісток # 17 49 69 | 111
  uk # солодкий сніданок, не млинці # 7 27 44 48 86 | 20 47 97
  uk # дитині рік і два, щось м’якеньке, не гостре і не смажене # 21 44 48 56 86 | 1 11 13 27 33 43 78 88 100 107 111
  uk # риба не смажена # 49 65 84 111
  uk # не смажена вечеря для дитини # 16 21 36 56 111
  uk # перекус без цукру # 92 101
  uk # вечеря до 350 ккал на порцію # 33 43 71 76 81 88 94 105 109 110 114
  uk # суп до 300 калорій # 10 76 88 109
  uk # дідусь не може жувати, що зварити # 33 43 44 80 86 107 | 45 61 78 81
  uk # нагодувати чоловіка без м'яса щоб наївся # 8 11 37 38 46 50 51 62 95 106
  uk # що можна заморозити порціями # 11 25 50 61 68 87 96 98 | 3 72
  uk # хліб # 60 | 77 106 108
  uk # солоні огірки # 82
  uk # запекти в духовці й забути # 15 22 49 84 110 | 19 40
  uk # що можна засунути в духовку й забути з курки # 15 22
  en # vegetable soup, i have no blender and the oven is broken # 4 10 14 76 109 | 100
  en # soup but my blender is broken # 14 21 23 54 63 65 87 91 100 109
  en # dinner no stove just oven # 15 49 84 110
  en # boneless fish # 17 49 69 | 111
  en # fish without onion or bones # 49
  en # something sweet for breakfast that isnt pancakes # 7 27 44 47 48 86 97 | 13 20 29 30 50 57 75 77 78 104 117
  en # sweet breakfast, no pancakes # 7 27 44 48 86 | 20 47 97
  en # sugar free snack # 92 101 116 | 8 38 71 85 94 99 107
  en # sugar-free breakfast # 38 46 85 107 | 27 44
  en # pasta no meat no cream # 36 | 99 109
  en # lunch under 300 calories # 10 76 81 88 94 102 105 109 | 114 47 57 70 75 82 92 97 99 115 116 121
  en # chicken under 400 calories # 56
  en # dinner under 500 calories no pork # 4 17 33 43 54 65 81 88 100 109
  en # vegan but no beans or lentils # 36 52 60 76 81 | 70 79 82 89 90 92 94 97 116 121
  en # grandma cant chew well, soft food for her # 33 43 44 56 86 88 | 1 4 7 9 10 12 13 14 16 20 21 26 27 34 45 46 48 51 57 61 62 65 68 72 76 77 78 80 81 92 93 100 101 104 107 111
  en # meatless dinner that fills you up # 8 11 37 38 46 51 62 95
  en # dinners i can freeze in portions # 45 | 2 3 5 10 11 23 25 26 31 33 50 51 56 64 68 72 81 83 87 88 93 95 96 98 109
  en # freezer friendly soup # 31 33 87 96 109 | 3 23
  en # my toddler is allergic to eggs and milk # 15 36 52 90 | 3 5 17 18 33 40 49 55 60 65 73 75 76 79 81 82 87 89 91 93 94 95 96 97 101 103 109 110 113 114 116 118 120 121
  en # bread i can make at home # 60 | 3 30 77 106 108 117
  en # homemade bread # 60 | 77 106 108
  en # pickles # 82
  en # dips for a party # 92 99 101 | 70 121
  en # something to throw in the oven and forget # 15 22 49 84 110 | 19 40
  en # date night for two, no red meat # 17 24 42 46 49 80 | 1 6 7 8 9 11 12 13 15 20 22 27 28 29 30 32 34 35 36 37 38 39 41 44 47 50 51 52 56 57 61 62 66 67 69 71 74 75 77 78 79 81 83 84 85 94 95 97 102 105 106 107 108 111 112 114 115 117 120
  cs # polévka bez mixéru # 4 10 14 21 23 54 63 65 91 109
  cs # zeleninová polévka # 4 10 14 33 43 76 88 100 109
  cs # nemám sporák, co k večeři # 15 49 84 110
  cs # ryba ale bez kostí # 17 49 69 | 111
  cs # snídaně sladká, ale ne palačinky # 7 27 44 48 86 | 20 47 97
  cs # ryba, ale ne smažená # 49 65 84 111
  cs # svačina bez cukru # 92 101
  cs # oběd do 300 kcal # 10 76 81 88 94 102 105 109 | 114
  cs # babička nemůže kousat, co uvařit # 33 44 80 86 88 107 | 1 45 78 81
  cs # bez masa ale aby se chlap najedl # 6 8 11 34 37 39 51 79 83 95 106 | 1 4 9 10 12 13 14 28 32 33 36 38 43 46 48 50 52 62 76 78 81 85 88 100 107 109
  cs # co se dá zamrazit # 5 11 33 45 50 87 109 | 23 72 81
  cs # domácí chleba # 60 | 77 106 108
  cs # nakládané okurky # 82 | 70 116
  cs # omáčka jako od babičky # 2 16 26 34 | 5 62
  cs # hodit do trouby a mít klid # 15 22 49 72 84 110 | 19 20 29 40 43 45 75 86 97 112
`
