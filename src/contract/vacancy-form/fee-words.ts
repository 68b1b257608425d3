import { foldText } from '../vocabulary/fold-text.ts'
import { FEE_PHRASES } from './fee-phrases.ts'

const ELLIPSIS = '…'
/** Letters that an ellipsis stands for at most. */
const MAX_BETWEEN = 30

const split = (phrases: string): readonly string[] => phrases.split('|')

/** Folded words between single spaces, so that a phrase is found whatever stands between its words. */
const toWords = (text: string): string =>
  ` ${foldText(text)
    .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
    .trim()} `

const foldPhrase = (phrase: string): string => {
  const words = toWords(phrase).trim()
  return `${phrase.startsWith(' ') ? ' ' : ''}${words}${phrase.endsWith(' ') ? ' ' : ''}`
}

const LANGUAGES = Object.values(FEE_PHRASES).map(({ fees, denials }) => ({
  fees: new Set(split(fees)),
  denials: split(denials).map(foldPhrase),
}))

const toPhrase = (fee: string) => {
  const [first = '', second = ''] = fee.split(ELLIPSIS).map(foldPhrase)
  return { first, second }
}

/** Whether a phrase is said: both of its parts where it has an ellipsis, the second one soon after the first. */
function says(words: string, { first, second }: { first: string; second: string }): boolean {
  if (second === '') return words.includes(first)
  const reach = MAX_BETWEEN + second.length
  for (let at = words.indexOf(first); at >= 0; at = words.indexOf(first, at + 1))
    if (words.slice(at + first.length, at + first.length + reach).includes(second)) return true
  return false
}

/** Each with the denials of every language that calls a demand so. */
const FEES = [...new Set(LANGUAGES.flatMap(({ fees }) => [...fees]))].map((fee) => ({
  ...toPhrase(fee),
  denials: LANGUAGES.filter(({ fees }) => fees.has(fee)).flatMap(({ denials }) => denials),
}))

/** Sentences and parts of them: a denial is about its own part. Signs of every script. */
const PARTS = /[.!?;,\n()،؛؟।。！？；，、–—]+/u

/**
 * The one check for fees: of what is typed and of what feeds bring.
 * @returns the parts of a text that ask a seafarer for money (MLC 2006, Standard A1.4), as they were written, in any of the twelve languages,
 * whatever language the text says it is in. What denies a fee is none.
 */
export function findFeeWords(text: string): string[] {
  return text.split(PARTS).filter((part) => {
    const words = toWords(part)
    return FEES.some((fee) => says(words, fee) && !fee.denials.some((denial) => words.includes(denial)))
  })
}
