import { strToU8, unzipSync, zipSync } from 'fflate'
import { type FormList, listOfPlace } from '#src/domain/agency-form/agency-form.ts'
import type { FormValues } from '#src/i18n/cv/form-values.ts'
import { createReadingBudget } from '#src/server/platform/reading-budget.ts'
import { type WorkBudget, WorkBudgetError } from '#src/server/platform/work-budget.ts'
import { fillParagraph } from './fill-paragraph.ts'
import { checkPart, isPicture } from './reading/check-parts.ts'
import { checkPicture } from './reading/check-picture.ts'
import { FilledSize, listRepeated } from './reading/filled-size.ts'
import { FormError } from './reading/form-error.ts'
import { FILLED } from './reading/read-form.ts'
import { type Row, scanPart } from './reading/scan-part.ts'
import { isNode, readPart, writePart, type XmlNode } from './reading/word-xml.ts'

type Filling = { values: FormValues; size: FilledSize; budget: WorkBudget }

/** Repeats a row for each entry of its list; an empty list leaves one empty row. */
function repeatRow({ node, size }: Row, list: FormList, { values, budget }: Filling): XmlNode[] {
  const { [list]: told } = values.lists
  return (told.length > 0 ? told : [{}]).map((entry: Readonly<Record<string, string>>) => {
    budget.spend(size.signs)
    const filled = structuredClone(node)
    for (const paragraph of scanPart(filled, budget).paragraphs) {
      const isOfEntry = (place: string) => listOfPlace(place) === list && paragraph.row?.node === filled
      fillParagraph(paragraph, (place) => (isOfEntry(place) ? (entry[place] ?? '') : values.single[place]), budget)
    }
    return filled
  })
}

function replaceRows(node: XmlNode, repeated: ReadonlyMap<XmlNode | string, XmlNode[]>): void {
  node.children = node.children.flatMap((child): (XmlNode | string)[] => repeated.get(child) ?? [child])
  for (const child of node.children) if (isNode(child)) replaceRows(child, repeated)
}

/** A form may have passed older, weaker checks: it is checked again. */
function fillPart(name: string, bytes: Uint8Array, filling: Filling): Uint8Array {
  if (isPicture(name)) {
    checkPicture(name, bytes)
    return bytes
  }
  const { values, size, budget } = filling
  const root = readPart(bytes, budget)
  checkPart(name, root, budget)
  if (!FILLED.test(name)) return bytes
  const scan = scanPart(root, budget)
  size.add(scan)
  const rows = listRepeated(scan)
  // Rows are copied before they are filled, so that typed text is not read as a placeholder.
  const repeated = new Map(rows.map(([row, list]) => [row.node, repeatRow(row, list, filling)] as const))
  for (const paragraph of scan.paragraphs) fillParagraph(paragraph, (place) => values.single[place], budget)
  replaceRows(root, repeated)
  return strToU8(writePart(root))
}

/** Fills a stored form with the values of a CV. Throws `FormError` if the form would no longer be accepted. */
export function fillForm(
  document: Uint8Array,
  values: FormValues,
  budget = createReadingBudget('filling', document.byteLength),
): Uint8Array {
  const filling = { values, size: new FilledSize(), budget }
  try {
    const files = Object.entries(unzipSync(document)).map(([name, content]): [string, Uint8Array] => [
      name,
      fillPart(name, content, filling),
    ])
    return zipSync(Object.fromEntries(files))
  } catch (error) {
    throw error instanceof WorkBudgetError ? new FormError('complex') : error
  }
}
