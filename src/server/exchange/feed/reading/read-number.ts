const ZERO_OF: readonly number[] = [0x0660, 0x06f0, 0x0966]

/** Converts figures to ASCII, and normalises compatibility forms, spaces and dashes. */
export const toPlainFigures = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0
      return String(code - (ZERO_OF.find((zero) => code >= zero && code < zero + 10) ?? code))
    })
    .replace(/\s+/gu, ' ')
    .replace(/[\u2010-\u2015\u2212]/gu, '-')

const AMOUNT =
  /\d{1,3}(?:(?:[ '’]\d{3}){1,4}|(?:,\d{3}){1,4}|(?:\.\d{3}){1,4})(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d{1,2}(?:,\d{2}){1,4},\d{3}(?!\d)|\d+(?:[.,]\d{1,2}(?!\d))?/g

export type Amount = { value: number; start: number; end: number }

/** "4 900", "4.900", "4,900.50" and "1,50,000" are one number each. Three digits after a separator are thousands, fewer are a fraction. */
function toValue(text: string): number {
  const fraction = /[.,](\d{1,2})$/.exec(text)
  const whole = fraction ? text.slice(0, fraction.index) : text
  return Number(`${whole.replace(/\D/g, '')}.${fraction?.[1] ?? 0}`)
}

/** Returns the numbers of a text; "5k" and "5 тыс" are thousands. */
export function listAmounts(text: string): Amount[] {
  return [...text.matchAll(AMOUNT)].map(({ 0: figures, index }) => {
    const thousands = /^\s?(?:k\b|тыс|тис|ribu\b|mil\b|rb\b)/i.exec(text.slice(index + figures.length))
    const end = index + figures.length + (thousands?.[0].length ?? 0)
    return { value: toValue(figures) * (thousands ? 1000 : 1), start: index, end }
  })
}
