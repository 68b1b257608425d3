/** Levels of English, weakest first. */
export const ENGLISH_LEVELS = ['none', 'basic', 'working', 'good', 'fluent'] as const

export type EnglishLevel = (typeof ENGLISH_LEVELS)[number]

export const isEnglishLevel = (value: string): value is EnglishLevel =>
  (ENGLISH_LEVELS as readonly string[]).includes(value)
