import { type FormList, findFormPlace, listOfPlace, PLACE } from '#src/contract/agency-form.ts'
import { isNode, textOf, type XmlNode } from './reading/word-xml.ts'

/** The texts of a paragraph, without those of paragraphs within it, as in a box. */
export function listTexts(paragraph: XmlNode): XmlNode[] {
  return paragraph.children.filter(isNode).flatMap((child) => {
    if (child.kind === 'w:t') return [child]
    return child.kind === 'w:p' ? [] : listTexts(child)
  })
}

/** The paragraphs within an element, as they stand; with `stops` without those in elements of that kind. */
export function listParagraphs(node: XmlNode, stops?: string): XmlNode[] {
  return node.children.filter(isNode).flatMap((child) => {
    if (child.kind === stops) return []
    const inside = listParagraphs(child, stops)
    return child.kind === 'w:p' ? [child, ...inside] : inside
  })
}

export const wordsOfParagraph = (paragraph: XmlNode): string => listTexts(paragraph).map(textOf).join('')

export const listNames = (words: string): string[] => [...words.matchAll(PLACE)].map(([, name = '']) => name)

/** Lists that the names of a row belong to; nested tables have rows of their own. */
export const listsOfRow = (row: XmlNode): FormList[] => [
  ...new Set(
    listParagraphs(row, 'w:tbl')
      .flatMap((paragraph) => listNames(wordsOfParagraph(paragraph)))
      .flatMap((name) => {
        const list = listOfPlace(findFormPlace(name) ?? '')
        return list ? [list] : []
      }),
  ),
]

/** Puts words in the place of what the texts of a paragraph say together between two of their signs. */
function replaceBetween(texts: readonly XmlNode[], from: number, to: number, words: string): void {
  let at = 0
  let left = words
  for (const text of texts) {
    const said = textOf(text)
    const [start, end] = [Math.max(from - at, 0), Math.min(to - at, said.length)]
    at += said.length
    if (start >= end) continue
    text.children = [said.slice(0, start) + left + said.slice(end)]
    text.attributes = { ...text.attributes, 'xml:space': 'preserve' }
    left = ''
  }
}

const inOneLine = (words: string): string =>
  words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ')

/** Fills the names of a paragraph, however many runs Word has made of one; those that `say` does not know stay. */
export function fillParagraph(paragraph: XmlNode, say: (place: string) => string | undefined): void {
  const texts = listTexts(paragraph)
  const found = [...texts.map(textOf).join('').matchAll(PLACE)].toReversed()
  for (const { 0: whole, 1: name = '', index } of found) {
    const place = findFormPlace(name)
    const words = place && say(place)
    if (words !== undefined && place) replaceBetween(texts, index, index + whole.length, inOneLine(words))
  }
}
