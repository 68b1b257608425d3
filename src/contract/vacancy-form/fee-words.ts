import { foldText } from '../vocabulary/fold-text.ts'
import { FEE_PHRASES } from './fee-phrases.ts'

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
  fees: new Set(split(fees).map(foldPhrase)),
  denials: split(denials).map(foldPhrase),
}))

/** Each with the denials of every language that calls a demand so. */
const FEES = [...new Set(LANGUAGES.flatMap(({ fees }) => [...fees]))].map((fee) => ({
  fee,
  denials: LANGUAGES.filter(({ fees }) => fees.has(fee)).flatMap(({ denials }) => denials),
}))

/** Sentences and parts of them: a denial is about its own part. Signs of every script. */
const PARTS = /[.!?;,\n()،؛؟।。！？；，、–—]+/u

/**
 * Parts of a text that ask a seafarer for money, as they were written (MLC 2006, Standard A1.4), in any of the twelve languages,
 * whatever language the text says it is in. What denies a fee is none.
 */
export function findFeeWords(text: string): string[] {
  return text.split(PARTS).filter((part) => {
    const words = toWords(part)
    return FEES.some(({ fee, denials }) => words.includes(fee) && !denials.some((denial) => words.includes(denial)))
  })
}
