/** Classes of vessels that are words and no codes, by their English name; the word is the message `vocabulary.vessel-class.{slug}`. */
const WORDS: Readonly<Record<string, string>> = {
  Feeder: 'feeder',
  'Self-unloader': 'self-unloader',
  'Fully pressurised': 'fully-pressurised',
  'Semi-refrigerated': 'semi-refrigerated',
  'Fully refrigerated': 'fully-refrigerated',
  Membrane: 'membrane',
  Moss: 'moss',
}

export const VESSEL_CLASS_WORDS = Object.values(WORDS)

/** The word for a class, or undefined for what stays as it is: a code such as Aframax, or the advertiser's own word. */
export const findClassWord = (vesselClass: string): string | undefined =>
  Object.hasOwn(WORDS, vesselClass) ? WORDS[vesselClass] : undefined
