/** Levels of English, weakest first. */
export const ENGLISH_LEVELS = ['none', 'basic', 'working', 'good', 'fluent'] as const

export type EnglishLevel = (typeof ENGLISH_LEVELS)[number]

export const isEnglishLevel = (value: string): value is EnglishLevel =>
  (ENGLISH_LEVELS as readonly string[]).includes(value)

/** Whether a level is at least the wanted one. */
export const meetsEnglishLevel = (level: EnglishLevel, wanted: EnglishLevel): boolean =>
  ENGLISH_LEVELS.indexOf(level) >= ENGLISH_LEVELS.indexOf(wanted)
