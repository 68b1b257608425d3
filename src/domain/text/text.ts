const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/gu

/** Line ends as LF, however the text came; marks that would turn the direction of what follows are taken out. */
export const normalizeText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(DIRECTION_OVERRIDES, '').normalize('NFC').trim()

/** One form for names that look the same; runs of spaces become one. */
export const normalizeName = (text: string): string => text.normalize('NFC').trim().replace(/ {2,}/g, ' ')

/** Unicode code points. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** The length of words in several lines, as every limit means it: of the text as it is kept, on both sides. */
export const countText = (text: string): number => countCharacters(normalizeText(text))

/** The first `most` code points, none of them cut in two. */
export function cutText(text: string, most: number): string {
  let end = 0
  for (let count = 0; count < most && end < text.length; count += 1)
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1
  return text.slice(0, end)
}
