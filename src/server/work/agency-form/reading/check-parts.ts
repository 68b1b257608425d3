import type { WorkBudget } from '#src/server/platform/work-budget.ts'
import { checkFields } from './check-fields.ts'
import { FormError } from './form-error.ts'
import { listAttributes, localOf, walk, type XmlNode } from './word-xml.ts'

/** Pictures by file extension. `check-picture.ts` checks their first bytes. */
const PICTURES = /\.(?:png|jpe?g|gif|bmp|emf|wmf)$/i
const MACROS = /vba|macro/i
const OBJECTS = /(?:embeddings|activex|oleobject|ctrlprops)|\.bin$/i
const OBJECT_RELATIONS = /(?:oleObject|package|control|activeX|aFChunk|subDocument|frame|webSettings\/frame)$/i
/** Relations to a template or a data source, which Word opens with the document. */
const OUTER_RELATIONS = /(?:attachedTemplate|mailMergeSource|mailMergeHeaderSource|recipientData)$/i
/** Elements that embed or run another program, in any namespace: no form needs them. */
const OBJECT_ELEMENTS = new Set(['object', 'control', 'OLEObject', 'altChunk', 'subDoc', 'objectEmbed', 'objectLink'])
/** Elements that make Word open another file. */
const OUTER_ELEMENTS = new Set(['mailMerge', 'attachedTemplate', 'saveThroughXslt'])
/** An address with a scheme, or a network path. */
const ADDRESS = /^\s*(?:[a-z][a-z0-9+.-]*:)?[\\/]{2}/i
/** The same for values that are always addresses. */
const ANY_ADDRESS = /^\s*(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i
const FETCHED = new Set(['src', 'href', 'target'])
/** Attributes with namespaces or descriptions of pictures, which are not fetched. */
const UNFETCHED_NAMES = new Set(['uri', 'namespace', 'targetNamespace', 'schemaLocation', 'descr', 'title', 'alt'])

/** Rejects parts other than XML and pictures. */
export function checkNames(names: readonly string[]): void {
  if (names.some((name) => MACROS.test(name))) throw new FormError('macros')
  if (names.some((name) => OBJECTS.test(name))) throw new FormError('objects')
  const strange = names.find((name) => !/\.(?:xml|rels)$/i.test(name) && !PICTURES.test(name))
  if (strange) throw new FormError('parts', { name: strange })
  if (!names.includes('[Content_Types].xml') || !names.includes('word/document.xml')) throw new FormError('zip')
}

function checkRelations(root: XmlNode, budget: WorkBudget): void {
  for (const { attributes } of walk(root, budget)) {
    const { TargetMode = '', Type = '', Target = '' } = attributes
    if (OBJECT_RELATIONS.test(Type)) throw new FormError('objects')
    if (MACROS.test(Type)) throw new FormError('macros')
    if (OUTER_RELATIONS.test(Type)) throw new FormError('external')
    if (TargetMode.toLowerCase() === 'external' || /^[a-z][a-z0-9+.-]*:|^[\\/]{2}/i.test(Target))
      throw new FormError('external')
  }
}

function checkTypes(root: XmlNode, budget: WorkBudget): void {
  for (const { attributes } of walk(root, budget)) {
    const { ContentType = '' } = attributes
    if (MACROS.test(ContentType)) throw new FormError('macros')
    if (/oleObject|activeX|vnd\.ms-office\.(?!active)/i.test(ContentType)) throw new FormError('objects')
  }
}

/** Whether an attribute makes Word look outside the file. */
function leadsOut([name, value]: [string, string]): boolean {
  const local = localOf(name)
  return FETCHED.has(local.toLowerCase()) ? ANY_ADDRESS.test(value) : !UNFETCHED_NAMES.has(local) && ADDRESS.test(value)
}

function checkElements(root: XmlNode, budget: WorkBudget): void {
  for (const node of walk(root, budget)) {
    const local = localOf(node.name)
    if (OBJECT_ELEMENTS.has(local)) throw new FormError('objects')
    if (OUTER_ELEMENTS.has(local) || listAttributes(node).some(leadsOut)) throw new FormError('external')
  }
}

/** Rejects what no part may contain, whatever its name. */
export function checkPart(name: string, root: XmlNode, budget: WorkBudget): void {
  if (/\.rels$/i.test(name)) checkRelations(root, budget)
  else if (name === '[Content_Types].xml') checkTypes(root, budget)
  else {
    checkElements(root, budget)
    checkFields(root, budget)
  }
}

export const isPicture = (name: string): boolean => PICTURES.test(name)
