import { strToU8, unzipSync, zipSync } from 'fflate'
import { listOfPlace } from '#src/contract/agency-form.ts'
import type { FormValues } from '#src/i18n/cv/form-values.ts'
import { fillParagraph, listParagraphs, listsOfRow } from './paragraphs.ts'
import { checkPart, isPicture } from './reading/check-parts.ts'
import { checkRows } from './reading/check-rows.ts'
import { FILLED } from './reading/read-form.ts'
import { isNode, readPart, writePart, type XmlNode } from './reading/word-xml.ts'

type Filling = { values: FormValues; done: Set<XmlNode> }

/** A row as often as its list has entries, once and empty where there are none. What a person typed is filled in once and read no more. */
function repeatRow(row: XmlNode, { values, done }: Filling): XmlNode[] {
  const [list] = listsOfRow(row)
  if (!list) return [row]
  const { [list]: told } = values.lists
  return (told.length > 0 ? told : [{}]).map((entry: Readonly<Record<string, string>>) => {
    const filled = structuredClone(row)
    for (const paragraph of listParagraphs(filled, 'w:tbl')) {
      fillParagraph(paragraph, (place) => (listOfPlace(place) === list ? (entry[place] ?? '') : values.single[place]))
      done.add(paragraph)
    }
    return filled
  })
}

function repeatRows(node: XmlNode, filling: Filling): void {
  for (const child of node.children) if (isNode(child)) repeatRows(child, filling)
  node.children = node.children.flatMap((child) =>
    isNode(child) && child.kind === 'w:tr' ? repeatRow(child, filling) : [child],
  )
}

/** A form may have come when less was refused: it is looked at again, by the rules of today. */
function readAgain(name: string, bytes: Uint8Array): XmlNode {
  const root = readPart(bytes)
  checkPart(name, root)
  return root
}

function fillPart(name: string, bytes: Uint8Array, values: FormValues): Uint8Array {
  const root = readAgain(name, bytes)
  if (!FILLED.test(name)) return bytes
  checkRows(root)
  const done = new Set<XmlNode>()
  repeatRows(root, { values, done })
  for (const paragraph of listParagraphs(root))
    if (!done.has(paragraph)) fillParagraph(paragraph, (place) => values.single[place])
  return strToU8(writePart(root))
}

/** A form that was read before, with the values of a CV in its places. Throws `FormError` for one that would not be taken any more. */
export function fillForm(document: Uint8Array, values: FormValues): Uint8Array {
  const files = unzipSync(document)
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        isPicture(name) ? content : fillPart(name, content, values),
      ]),
    ),
  )
}
