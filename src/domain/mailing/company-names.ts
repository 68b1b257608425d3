import { foldText } from '../vocabulary/fold-text.ts'

const LEGAL_FORMS = new Set(
  'ab ag aps as asa bv co company corp corporation doo eood gmbh inc incorporated jsc kft kg lda limited llc llp ltd ltda nv ojsc ood oou oy oyj pjsc plc pt pte pty pvt sa sarl sas sl spa spzoo srl sro tbk uab'.split(
    ' ',
  ),
)

/** Words of many companies: a name of these alone does not identify one. */
const COMMON = new Set(
  'agency and blue carriers company crew crewing east gas global group holding holdings international line lines management manning marine maritime navigation north ocean offshore overseas personnel recruitment sea seas service services ship shipmanagement shipping ships south star tanker tankers the trade trading transport west world'.split(
    ' ',
  ),
)

/** A name of a company, as it is compared: its words without case, accents, punctuation and legal form. */
export type FoldedName = readonly string[]

export function foldCompanyName(name: string): FoldedName {
  const words = foldText(name)
    .replace(/(?<=\p{L})[./](?=\p{L})|['’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const own = words.filter((word) => !LEGAL_FORMS.has(word))
  return own.length > 0 ? own : words
}

const identifies = (name: FoldedName): boolean => name.some((word) => word.length > 2 && !COMMON.has(word))

/** Whether two names are those of one company: equal, or one with further words at its end. */
export function isSameCompany(one: FoldedName, other: FoldedName): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length === 0 || !short.every((word, place) => long[place] === word)) return false
  return short.length === long.length || identifies(short)
}
