import { toLatinDigits } from './latin-digits.ts'

/** Marks that only say in which direction a text goes. */
const UNSEEN = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g

const clean = (text: string): string => toLatinDigits(text).replace(UNSEEN, '').trim()

/** Groups of three, in India of two, with one and the same sign between them. “0.500” is no five hundred. */
const PARTED = /^[1-9]\d{0,2}([\s.,'’٬])(?:\d{2,3}\1){0,4}\d{3}$/

/** A whole number, however its thousands are parted; null when nothing is typed, undefined where it is no one whole number. */
export function readWhole(text: string): number | null | undefined {
  const typed = clean(text)
  if (typed === '') return null
  return /^\d{1,15}$/.test(typed) || PARTED.test(typed) ? Number(typed.replace(/\D/g, '')) : undefined
}

/**
 * A sum in minor units of a currency with so many digits behind the point; a sign before one or two last digits is that point. Null when
 * nothing is typed, undefined where it is no one sum.
 */
export function readSum(text: string, exponent: number): number | null | undefined {
  const typed = clean(text)
  const parted = exponent > 0 ? /^(.+)[.,٫](\d{1,2})$/.exec(typed) : null
  const whole = readWhole(parted?.[1] ?? typed)
  if (typeof whole !== 'number') return whole
  return whole * 10 ** exponent + Number((parted?.[2] ?? '').padEnd(exponent, '0') || 0)
}

/** The same as it is in a field. */
export function writeSum(minor: number, exponent: number): string {
  const text = String(minor).padStart(exponent + 1, '0')
  const [whole, rest] = [text.slice(0, text.length - exponent), text.slice(text.length - exponent)]
  return /[1-9]/.test(rest) ? `${whole}.${rest}` : whole
}
