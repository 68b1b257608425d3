import { type FormList, findFormPlace, listOfPlace, PLACE } from '#src/domain/agency-form/agency-form.ts'
import { escapeXml } from '#src/server/people/cv-file/docx/word-markup.ts'
import type { WorkBudget } from '#src/server/platform/work-budget.ts'
import { FormError } from './form-error.ts'
import { isNode, textOf, type XmlNode } from './word-xml.ts'

/** The size of an element with its content: elements, written characters, placeholders. */
export type Size = { elements: number; signs: number; places: number }

/** `lists`: lists of its placeholders, without those of nested tables. `outer`: the row around its table. */
export type Row = { node: XmlNode; outer: Row | undefined; lists: Set<FormList>; size: Size }

/** `texts` are without those of nested paragraphs, as in a text box. `row`: the innermost row, unless a table begins in between. */
export type Paragraph = {
  texts: XmlNode[]
  words: string
  names: string[]
  row: Row | undefined
  isInRow: boolean
}

/** Paragraphs and rows of a part in document order. */
export type PartScan = { paragraphs: Paragraph[]; rows: Row[]; size: Size }

type Around = { paragraph?: Paragraph | undefined; row?: Row | undefined; outer?: Row | undefined }

const listNames = (words: string): string[] => [...words.matchAll(PLACE)].map(([, name = '']) => name)

const countSigns = ({ name, attributes, children }: XmlNode): number => {
  let signs = 2 * name.length + '<></>'.length
  for (const [key, value] of Object.entries(attributes)) signs += key.length + escapeXml(value).length + ' =""'.length
  for (const child of children) if (!isNode(child)) signs += escapeXml(child).length
  return signs
}

class Scanner {
  readonly paragraphs: Paragraph[] = []
  readonly rows: Row[] = []
  readonly size: Size = { elements: 0, signs: 0, places: 0 }
  readonly #budget: WorkBudget

  constructor(budget: WorkBudget) {
    this.#budget = budget
  }

  scan(node: XmlNode, around: Around): void {
    if (node.kind === 'w:t') around.paragraph?.texts.push(node)
    if (node.kind === 'w:p') this.#scanParagraph(node, around)
    else if (node.kind === 'w:tr') this.#scanRow(node, around)
    else if (node.kind === 'w:tbl')
      this.#scanWithin(node, { ...around, row: undefined, outer: around.row ?? around.outer })
    else this.#scanWithin(node, around)
  }

  #scanWithin(node: XmlNode, around: Around): void {
    this.#budget.spend(1)
    this.size.elements += 1
    this.size.signs += countSigns(node)
    for (const child of node.children) if (isNode(child)) this.scan(child, around)
  }

  #scanParagraph(node: XmlNode, around: Around): void {
    const { row, outer } = around
    const paragraph: Paragraph = { texts: [], words: '', names: [], row, isInRow: (row ?? outer) !== undefined }
    this.paragraphs.push(paragraph)
    this.#scanWithin(node, { ...around, paragraph })
    paragraph.words = paragraph.texts.map(textOf).join('')
    paragraph.names = listNames(paragraph.words)
    this.size.places += paragraph.names.length
    this.#budget.spend(paragraph.texts.length + paragraph.names.length)
    for (const name of paragraph.names) {
      const list = listOfPlace(findFormPlace(name) ?? '')
      if (list) row?.lists.add(list)
    }
  }

  #scanRow(node: XmlNode, { row: around, outer, paragraph }: Around): void {
    // Word has no row directly within another.
    if (around) throw new FormError('xml')
    const before = { ...this.size }
    const row: Row = { node, outer, lists: new Set(), size: before }
    this.rows.push(row)
    this.#scanWithin(node, { row, outer, paragraph })
    const { elements, signs, places } = this.size
    row.size = { elements: elements - before.elements, signs: signs - before.signs, places: places - before.places }
  }
}

/** Reads paragraphs and rows of a part in one pass. Throws `FormError`, and `WorkBudgetError` when the budget is used up. */
export function scanPart(root: XmlNode, budget: WorkBudget): PartScan {
  const scanner = new Scanner(budget)
  scanner.scan(root, {})
  return scanner
}
