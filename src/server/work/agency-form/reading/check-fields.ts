import { cutText } from '#src/domain/text/text.ts'
import type { WorkBudget } from '#src/server/platform/work-budget.ts'
import { FormError } from './form-error.ts'
import { isNode, localOf, textOf, type XmlNode } from './word-xml.ts'

/** Fields that show something of the document itself, and how many words may be before their switches. */
const FIELDS: Readonly<Record<string, number>> = {
  PAGE: 0,
  NUMPAGES: 0,
  SECTIONPAGES: 0,
  DATE: 0,
  TIME: 0,
  FORMTEXT: 0,
  FORMCHECKBOX: 0,
  FORMDROPDOWN: 0,
  REF: 1,
  PAGEREF: 1,
  SEQ: 2,
  SYMBOL: 1,
}
const MAX_NAME = 40
/** A name ends at a quotation mark or a switch too. */
const TOKEN = /"[^"]*"?|\\\S?|[^\s"\\]+/g
const CODES = new Set(['instrText', 'delInstrText'])
const TYPE = 'fldCharType'

/** Elements between a paragraph and the code of a field. What Word shows of other elements depends on its version. */
const WRAPPERS = new Set(
  'ins del moveFrom moveTo r hyperlink smartTag customXml sdt sdtContent fldSimple bdo dir'
    .split(' ')
    .map((name) => `w:${name}`),
)
const REVISIONS: Readonly<Record<string, Revision>> = {
  'w:ins': 'inserted',
  'w:moveTo': 'inserted',
  'w:del': 'deleted',
  'w:moveFrom': 'deleted',
}

type Revision = 'kept' | 'inserted' | 'deleted'

/** A field from its beginning on. Its code ends where its result begins. */
type Field = { code: string; isCode: boolean; isNested: boolean; revisions: Set<Revision> }

type Place = { fields: Field[]; revision: Revision; isPlain: boolean; budget: WorkBudget }

const refuse = (code: string): FormError => new FormError('fields', { name: cutText(code.trim(), MAX_NAME) })

/** Throws `FormError` unless a code is blank, or is that of a field that may be in a form. */
function checkCode(code: string): void {
  const [name = '', ...rest] = code.match(TOKEN) ?? []
  if (name === '') return
  const most = FIELDS[name.toUpperCase()]
  const words = rest.findIndex((token) => token.startsWith('\\'))
  if (most === undefined || (words < 0 ? rest.length : words) > most) throw refuse(most === undefined ? name : code)
}

/** Which code Word reads must not depend on which changes it shows, or on other fields. */
function checkField({ code, isNested, revisions }: Field): void {
  checkCode(code)
  if (isNested || revisions.size > 1) throw refuse(code)
}

function addCode(node: XmlNode, { fields, revision, isPlain }: Place): void {
  const code = textOf(node)
  const field = fields.at(-1)
  if (node.children.some(isNode)) throw refuse(code)
  if (!node.kind.startsWith('w:') || !field?.isCode) {
    checkCode(code)
    return
  }
  field.code += code
  if (!isPlain) throw refuse(field.code)
  field.revisions.add(localOf(node.name) === 'delInstrText' ? 'deleted' : revision)
}

function addMark({ attributes }: XmlNode, fields: Field[]): void {
  const types = Object.entries(attributes).filter(([name]) => localOf(name) === TYPE)
  const field = fields.at(-1)
  const [[, type] = ['', '']] = types
  if (types.length !== 1 || !['begin', 'separate', 'end'].includes(type)) throw refuse(TYPE)
  if (type === 'begin') {
    if (field?.isCode) field.isNested = true
    fields.push({ code: '', isCode: true, isNested: false, revisions: new Set() })
    return
  }
  if (field?.isCode) checkField(field)
  if (field) field.isCode = false
  if (type === 'end') fields.pop()
}

function checkWithin(node: XmlNode, place: Place): void {
  for (const child of node.children) if (isNode(child)) checkNode(child, place)
}

function checkNode(node: XmlNode, place: Place): void {
  place.budget.spend(1)
  for (const [name, value] of Object.entries(node.attributes)) if (localOf(name) === 'instr') checkCode(value)
  if (node.kind === 'w:p') checkParagraph(node, place)
  else if (CODES.has(localOf(node.name))) addCode(node, place)
  else {
    if (node.kind === 'w:fldChar') addMark(node, place.fields)
    const isPlain = place.isPlain && WRAPPERS.has(node.kind)
    checkWithin(node, { ...place, isPlain, revision: REVISIONS[node.kind] ?? place.revision })
  }
}

/** A field ends in the paragraph that it begins in; where it does not, each part of its code must be one that passes. */
function checkParagraph(node: XmlNode, place: Place): void {
  const fields: Field[] = []
  checkWithin(node, { ...place, fields, isPlain: true })
  for (const field of fields) if (field.isCode) checkField(field)
}

/** Throws `FormError` with the name of a field that shows more than what is in the document, runs something, or cannot be told. */
export const checkFields = (root: XmlNode, budget: WorkBudget): void =>
  checkNode(root, { fields: [], revision: 'kept', isPlain: false, budget })
