/** Measures of a ship by which advertisers tell its size. */
export const SIZE_UNITS = ['DWT', 'GT', 'TEU', 'm3', 'BHP', 'pax'] as const
export type SizeUnit = (typeof SIZE_UNITS)[number]

export const isSizeUnit = (word: string): word is SizeUnit => (SIZE_UNITS as readonly string[]).includes(word)
