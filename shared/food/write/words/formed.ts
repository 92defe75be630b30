import type { Language } from '../../../language/languages.ts'

/**
 * What hands make of a dough or a mince, and a step counts: half the dough makes half as many. One a line: one | few |
 * many | of one; in English one | other. Parts and slices are none: of each thing there are as many as before.
 */
export const formedInSteps: Readonly<Record<Language, string>> = {
  uk: `
    шайба|шайби|шайб|шайби
    кулька|кульки|кульок|кульки
    котлета|котлети|котлет|котлети
    котлетка|котлетки|котлеток|котлетки
    битка|битки|биток|битки
    тефтелька|тефтельки|тефтельок|тефтельки
    фрикаделька|фрикадельки|фрикадельок|фрикадельки
    сирник|сирники|сирників|сирника
    оладка|оладки|оладок|оладки
    млинець|млинці|млинців|млинця
    пиріжок|пиріжки|пиріжків|пиріжка
    булочка|булочки|булочок|булочки
    вареник|вареники|вареників|вареника
    галушка|галушки|галушок|галушки
    корж|коржі|коржів|коржа
    коржик|коржики|коржиків|коржика
    перепічка|перепічки|перепічок|перепічки
  `,
  en: `
    patty|patties
    ball|balls
    meatball|meatballs
    disc|discs
    disk|disks
    cutlet|cutlets
    fritter|fritters
    pancake|pancakes
    bun|buns
    roll|rolls
    dumpling|dumplings
    cookie|cookies
  `,
  cs: `
    kulička|kuličky|kuliček|kuličky
    placička|placičky|placiček|placičky
    karbanátek|karbanátky|karbanátků|karbanátku
    knedlíček|knedlíčky|knedlíčků|knedlíčku
    knedlík|knedlíky|knedlíků|knedlíku
    lívanec|lívance|lívanců|lívance
    palačinka|palačinky|palačinek|palačinky
    bochánek|bochánky|bochánků|bochánku
    houska|housky|housek|housky
    buchta|buchty|buchet|buchty
  `,
}

/** Right before so many of them, these say how many each gets or lies beside the other: «смажте по 3 котлети». */
export const ofEachFormed = 'по|кожні|кожен|кожна|each|every|per|po'
