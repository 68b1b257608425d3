import type { FormList } from '#src/contract/agency-form.ts'
import { MAX_DOCUMENTS, MAX_EXPERIENCE } from '#src/contract/cv/cv.ts'
import { listNames, listParagraphs, listsOfRow, wordsOfParagraph } from '../paragraphs.ts'
import { FormError } from './form-error.ts'
import { isNode, walk, writePart, type XmlNode } from './word-xml.ts'

/** What a part may become when the longest CV fills it. */
const [MAX_FILLED_ELEMENTS, MAX_FILLED_SIGNS, MAX_FILLED_PLACES] = [300_000, 30_000_000, 40_000]
/** Signs of a paragraph in which names stand; it is written anew for each of them. */
const MAX_PARAGRAPH = 20_000

const mostOf = (list: FormList): number => (list === 'experience' ? MAX_EXPERIENCE : MAX_DOCUMENTS)

type Size = { elements: number; signs: number; places: number }

function measure(node: XmlNode): Size {
  const names = listParagraphs(node).flatMap((paragraph) => listNames(wordsOfParagraph(paragraph)))
  return { elements: [...walk(node)].length, signs: writePart(node).length, places: names.length }
}

/** Rows that a list repeats, none of which stands in another. Throws `FormError` where it is otherwise. */
function listRepeated(node: XmlNode, within: FormList | undefined = undefined): [row: XmlNode, list: FormList][] {
  const lists = node.kind === 'w:tr' ? listsOfRow(node) : []
  if (lists.length > 1) throw new FormError('mixed', { lists: lists.join(', ') })
  const [list] = lists
  if (list && within) throw new FormError('nested', { lists: `${within}, ${list}` })
  const inside = node.children.filter(isNode).flatMap((child) => listRepeated(child, list ?? within))
  return list ? [[node, list], ...inside] : inside
}

/** Refuses rows that cannot be filled, and those that the longest CV would make larger than a form is. */
export function checkRows(root: XmlNode): void {
  const sizes = [
    measure(root),
    ...listRepeated(root).map(([row, list]) => {
      const { elements, signs, places } = measure(row)
      return { elements: elements * mostOf(list), signs: signs * mostOf(list), places: places * mostOf(list) }
    }),
  ]
  const sum = (name: keyof Size) => sizes.reduce((total, size) => total + size[name], 0)
  const isLong = listParagraphs(root)
    .map(wordsOfParagraph)
    .some((words) => words.length > MAX_PARAGRAPH && listNames(words).length > 0)
  const grows =
    sum('elements') > MAX_FILLED_ELEMENTS || sum('signs') > MAX_FILLED_SIGNS || sum('places') > MAX_FILLED_PLACES
  if (isLong || grows) throw new FormError('grows')
}
