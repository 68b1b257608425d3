const CODES =
  'en uk ru fr ar es de tl hi pt id zh it el tr pl ro bg hr sr bs mk sl sq lv lt et fi sv nb da is nl ka az hy kk uz he fa ' +
  'ur bn ta te ml mr gu pa kn or si ne my th vi km lo ms jv ja ko mn sw am so ha yo ig af zu mg cs sk hu be ca gl eu'

/** ISO 639-1 codes of the languages crews name in a CV; names come from Intl.DisplayNames. */
export const LANGUAGES: readonly string[] = CODES.split(' ')
