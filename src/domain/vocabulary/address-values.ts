/** Filters whose values are codes that their standards write in capitals: ISO 3166 and ISO 4217. */
const CODES: ReadonlySet<string> = new Set(['flag', 'country', 'nationality', 'currency'])
/** Parameters whose letters are someone's own. */
const TYPED: ReadonlySet<string> = new Set(['q', 'id'])

/** Whether a parameter of an address takes words of a vocabulary, which are in addresses in lower case. */
export const isVocabularyParameter = (name: string): boolean => !TYPED.has(name)

/** A code or slug as addresses have it. */
export const toAddressValue = (value: string): string => value.toLowerCase()

/** A code or slug out of an address, as its vocabulary has it. */
export const fromAddressValue = (name: string, value: string): string =>
  CODES.has(name) ? value.toUpperCase() : value.toLowerCase()
