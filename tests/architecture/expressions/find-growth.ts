import { RegExpParser } from '@eslint-community/regexpp'
import { createCounter, TooManySteps } from './count-steps.ts'
import { listAttacks } from './list-attacks.ts'

const LENGTH = 200
/** Twice the text may take twice the steps, plus a constant for its ends. Measured at several lengths, because bounded work grows up to its bound. */
const MAX_GROWTH = 2.5
/** So many for each character are no growth yet. */
const MIN_STEPS = 8

const parser = new RegExpParser({ ecmaVersion: 2025 })

/** A text, cut short, whose double takes far more than twice the steps; undefined when none was found. */
export function findGrowth({ source, flags }: { source: string; flags: string }): string | undefined {
  const unicode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') }
  const pattern = parser.parsePattern(source, 0, source.length, unicode)
  const count = createCounter(pattern, flags)
  return listAttacks(pattern, flags).find((attack) => {
    try {
      const once = count(attack(LENGTH))
      if (once <= MIN_STEPS * LENGTH) return false
      const twice = count(attack(2 * LENGTH))
      return twice > MAX_GROWTH * once && count(attack(4 * LENGTH)) > MAX_GROWTH * twice
    } catch (error) {
      if (error instanceof TooManySteps) return true
      throw error
    }
  })?.(24)
}
