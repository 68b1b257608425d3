import { faces } from 'virtual:drawings'

export type Face = keyof typeof faces

const SPACE = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/g
const SAME = new Map([
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u2012', '–'],
  ['\u2212', '–'],
  ['\u02bc', '’'],
])

const isDrawn = (character: string) => faces.sans[character] !== undefined

/** Returns the letter without diacritics, if only those are unsupported. */
const plainLetter = (character: string): string => {
  const [letter = ''] = character.normalize('NFD')
  return isDrawn(letter) ? letter : ''
}

/** Returns the Latin part of a text. Letters of other scripts are removed, never shown as boxes. */
export function toLatin(text: string): string {
  const characters = [...text.normalize('NFC').replace(SPACE, ' ')].map((character) => SAME.get(character) ?? character)
  return characters
    .map((character) => (isDrawn(character) ? character : plainLetter(character)))
    .join('')
    .replace(/\(\s*\)/g, '')
    .replace(SPACE, ' ')
    .trim()
}

/** Returns the width of a text from `toLatin`, in the unit of `size`. */
export function measure(face: Face, size: number, text: string): number {
  let width = 0
  for (const character of text) width += faces[face][character]?.[0] ?? 0
  return (width * size) / 1000
}

/** Returns the outlines of a text in thousandths of its size, and its width. */
export function outline(face: Face, text: string): { shapes: string; width: number } {
  let width = 0
  let shapes = ''
  for (const character of text) {
    const [advance, shape] = faces[face][character] ?? [0, '']
    if (shape) shapes += `<path transform="translate(${width})" d="${shape}"/>`
    width += advance
  }
  return { shapes, width }
}

/** Cuts a text that is too wide, with an ellipsis. */
export function shorten(face: Face, size: number, text: string, width: number): string {
  if (measure(face, size, text) <= width) return text
  let cut = text
  while (cut !== '' && measure(face, size, `${cut}…`) > width) cut = cut.slice(0, -1)
  return `${cut.trimEnd()}…`
}

/** Breaks a text between words into at most `most` lines; undefined if it needs more. */
function breakLines(face: Face, size: number, text: string, width: number, most: number): string[] | undefined {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && measure(face, size, longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
    if (measure(face, size, lines.at(-1) as string) > width || lines.length > most) return undefined
  }
  return lines
}

export type Fitted = { size: number; lines: string[] }

/** Returns the largest of `sizes` (descending) at which a text fits into the lines; at the smallest the rest is cut. */
export function fitLines(
  face: Face,
  text: string,
  { sizes, width, most }: { sizes: readonly number[]; width: number; most: number },
): Fitted {
  for (const size of sizes) {
    const lines = breakLines(face, size, text, width, most)
    if (lines) return { size, lines }
  }
  const size = sizes.at(-1) as number
  return { size, lines: cutLines(face, size, text, width, most) }
}

function cutLines(face: Face, size: number, text: string, width: number, most: number): string[] {
  const words = text.split(' ')
  const lines: string[] = []
  while (words.length > 0 && lines.length < most - 1) {
    let line = words.shift() as string
    while (words.length > 0 && measure(face, size, `${line} ${words[0]}`) <= width) line += ` ${words.shift()}`
    lines.push(shorten(face, size, line, width))
  }
  return words.length > 0 ? [...lines, shorten(face, size, words.join(' '), width)] : lines
}
