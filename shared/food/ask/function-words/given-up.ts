// biome-ignore-all format: tables of phrases
import { remarks } from './remarks.ts'

/** Words of aversion for what was tried in vain, is liked no more, is cursed at, or is at an end. */

export const ukrainian = [
  remarks('намагалась|намагалася|намагався|намагались|намагалися|силкувалась|силкувався|пробувала|пробував|старалась|старався|вчилась|вчився', 'полюбити|любити|звикнути до'),
  remarks('так і не|ніяк не|не змогла|не зміг|не можу', 'полюбила|полюбив|полюбили|полюбити|вподобала|вподобав|звикла до|звик до'),
  remarks('хіба|невже|та хіба', 'хтось любить|хтось їсть|хто любить|хто їсть|це їдять|таке їдять'),
  'найгірше|розлюби*|хватить уже|вже хватить|хватить вже|уже хватить|хватить з',
].join('|')

/** Said alone they are of what comes next: «хай йому грець, тому холодцю». */
export const ukrainianCurses = [
  remarks('хай|нехай|бодай', 'йому грець|їй грець|їм грець|йому абищо|їй абищо|їм абищо|йому всячина|їй всячина'),
  'трясця йому|трясця їй|трясця їм|грець з ним|грець із ним|грець з нею|грець з ними|а щоб йому|а щоб їй',
].join('|')

export const english = [
  remarks('tried|ive tried|tried hard|tried so hard|wish i could learn|force myself|forced myself|made myself|cant make myself|cant bring myself', 'to like|to love|to enjoy|liking|loving|to get into|to stomach'),
  remarks('does anyone|does anybody|do people|would anyone|would anybody', 'actually like|actually eat|even like|even eat|really like|really eat|seriously eat|seriously like|miss'),
  'tried and failed to like|tried and failed to love',
].join('|')

export const czech = [
  remarks('snazila jsem se|snazil jsem se|zkousela jsem|zkousel jsem|zkousela|zkousel|snazila|snazil', 'mit rada|mit rad|si oblibit|oblibit si|zvyknout na|si zvyknout na'),
  remarks('copak|copak to|copak tohle', 'nekdo ji|nekdo ma rad|nekdo miluje|nekdo chce'),
  'zkazi kazd*|zkazi cel*|zkazi i|kazi kazd*|pokazi|neoblibil*|nezvykl* na|nikdy si nezvyknu na',
].join('|')
