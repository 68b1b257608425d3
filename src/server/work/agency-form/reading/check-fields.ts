import { cutText } from '#src/domain/text/text.ts'
import type { WorkBudget } from '#src/server/platform/work-budget.ts'
import { FormError } from './form-error.ts'
import { isNode, localOf, textOf, type XmlNode } from './word-xml.ts'

/** Fields that only show data of the document, and how many words may precede their switches. */
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
/** A name also ends at a quotation mark or a switch. */
const TOKEN = /"[^"]*"?|\\\S?|[^\s"\\]+/g
const CODES = new Set(['instrText', 'delInstrText'])
const TYPE = 'fldCharType'

/** Elements between a paragraph and a field code. Word's handling of others depends on its version. */
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

/** A field from its beginning. Its code ends where its result begins. */
type Field = { code: string; isCode: boolean; isNested: boolean; revisions: Set<Revision> }

type Place = { fields: Field[]; revision: Revision; isPlain: boolean; budget: WorkBudget }

const refuse = (code: string): FormError => new FormError('fields', { name: cutText(code.trim(), MAX_NAME) })

/** Throws `FormError` unless a code is blank or belongs to an allowed field. */
function checkCode(code: string): void {
  const [name = '', ...rest] = code.match(TOKEN) ?? []
  if (name === '') return
  const most = FIELDS[name.toUpperCase()]
  const words = rest.findIndex((token) => token.startsWith('\\'))
  if (most === undefined || (words < 0 ? rest.length : words) > most) throw refuse(most === undefined ? name : code)
}

/** The code that Word reads must not depend on shown revisions or on other fields. */
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

/** A field must end in its paragraph; otherwise each part of its code must be allowed. */
function checkParagraph(node: XmlNode, place: Place): void {
  const fields: Field[] = []
  checkWithin(node, { ...place, fields, isPlain: true })
  for (const field of fields) if (field.isCode) checkField(field)
}

/** Throws `FormError` with the name of a field that reads outside the document, runs something, or is unknown. */
export const checkFields = (root: XmlNode, budget: WorkBudget): void =>
  checkNode(root, { fields: [], revision: 'kept', isPlain: false, budget })
