// biome-ignore-all format: tables of phrases
import { remarks } from './remarks.ts'

/** What was wanted at first: a but behind it tells what is wanted now. */

export const ukrainian = [
  'хотіла|хотів|хотіли|хотілось|хотілося|планувала|планував|планували|збиралась|збиралася|збирався|збирались|збиралися|намірялась|намірялася|намірявся|задумала|задумав|мала бути|мав бути|мало бути',
  remarks('думала|думав|думали|мріяла|мріяв', 'про|зробити|приготувати|зварити|спекти'),
].join('|')

export const english = [
  'wanted|planned|was going to|were going to|was planning|were planning|was thinking|had in mind|meant to make|intended to make|was craving|thought of|thought about|thought id make|thought wed have|supposed to be',
].join('|')

export const czech = [
  remarks('puvodne jsem|nejdriv jsem|nejprve jsem|puvodne jsme|nejdriv jsme', 'chtela|chtel|chteli|planovala|planoval|planovali|myslela na|myslel na'),
  remarks('chtela|chtel|chteli|planovala|planoval|planovali', 'jsem|jsme'),
  remarks('jsem|jsme', 'chtela|chtel|chteli|planovala|planoval|planovali'),
  'mela byt|mel byt|melo byt',
].join('|')

/** Words of wishing that tell what comes in the place of it. */
export const czechRather = [
  remarks('dam|dame|dam si|dame si|udelam|udelame|uvarim|upecu|radsi bych|radeji bych|vezmu|vezmu si', 'radsi|radeji'),
  remarks('radsi|radeji', 'dam|dame|dam si|dame si|udelam|udelame|uvarim|upecu|vezmu|bych dala|bych dal'),
].join('|')
