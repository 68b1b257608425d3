import { foldText } from '#src/domain/vocabulary/fold-text.ts'
import { toPlainFigures } from './read-number.ts'

export type Experience = { inRank: number | null; onType: number | null }

const NUMBER = String.raw`(\d{1,2}(?:[.,]5)?)\s?\+?\s?(?:full\s)?-?`
const UNIT = String.raw`(months?'?|mths?|mos?\b|m\b|years?'?|yrs?|мес\p{L}*|міс\p{L}*|год\p{L}*|лет|рок\p{L}*|рік)`
const LENGTH = new RegExp(`${NUMBER}${UNIT}`, 'u')
const EXPERIENCE =
  /experience|in rank|in the rank|as \p{L}+|sea ?time|sea service|on (?:similar|this|same)|стаж|опыт|досвід|в должности|на посаді/u
const ON_TYPE =
  /on (?:the |a )?(?:similar|this|same|such|type)|similar (?:type|ship|vessel)|same type|vessel type|на (?:аналогичн|подобн|аналогічн)|on \p{L}+ (?:vessels?|carriers?|tankers?|ships?)/u
const IN_RANK = /in (?:the )?(?:rank|position|same rank)|as (?:an? )?\p{L}+|в (?:должности|ранге)|на посаді/u
/** Bonus for years in rank, and the contract itself, are no demands. */
const NO_DEMAND = /[$€£]|\busd\b|\beur\b|\bgbp\b|bonus|contract|duration|rotation|on ?\/ ?off|контракт/u
const MAX_MONTHS = 240

function readMonths(clause: string): number | undefined {
  const match = LENGTH.exec(clause)
  if (!match) return undefined
  const perUnit = /^(?:y|год|лет|рок|рік)/u.test(match[2] ?? '') ? 12 : 1
  const months = Math.round(Number((match[1] ?? '').replace(',', '.')) * perUnit)
  return months >= 1 && months <= MAX_MONTHS ? months : undefined
}

/** Returns the demanded months of service in rank and on such ships. A demand without either is about the rank. */
export function readExperience(lines: readonly string[]): Experience {
  const experience: Experience = { inRank: null, onType: null }
  for (const clause of lines.flatMap((line) => foldText(toPlainFigures(line)).split(/[;,.]\s/))) {
    if (NO_DEMAND.test(clause) || !EXPERIENCE.test(clause)) continue
    const months = readMonths(clause)
    if (months === undefined) continue
    if (IN_RANK.test(clause) || !ON_TYPE.test(clause)) experience.inRank ??= months
    else experience.onType ??= months
  }
  return experience
}
