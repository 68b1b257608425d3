import type { WorkBudget } from '#src/server/platform/work-budget.ts'
import { checkFields } from './check-fields.ts'
import { FormError } from './form-error.ts'
import { listAttributes, localOf, walk, type XmlNode } from './word-xml.ts'

/** Pictures by the endings of their names. What they are is read from their first bytes (`check-picture.ts`). */
const PICTURES = /\.(?:png|jpe?g|gif|bmp|emf|wmf)$/i
const MACROS = /vba|macro/i
const OBJECTS = /(?:embeddings|activex|oleobject|ctrlprops)|\.bin$/i
const OBJECT_RELATIONS = /(?:oleObject|package|control|activeX|aFChunk|subDocument|frame|webSettings\/frame)$/i
/** A template, and what letters are filled from: Word opens them with the document. */
const OUTER_RELATIONS = /(?:attachedTemplate|mailMergeSource|mailMergeHeaderSource|recipientData)$/i
/** Elements that hold or run something of another program, by their names in any namespace: no form needs one of them. */
const OBJECT_ELEMENTS = new Set(['object', 'control', 'OLEObject', 'altChunk', 'subDoc', 'objectEmbed', 'objectLink'])
/** Elements by which Word opens something else together with the document. */
const OUTER_ELEMENTS = new Set(['mailMerge', 'attachedTemplate', 'saveThroughXslt'])
/** An address with its scheme, or of a network drive. */
const ADDRESS = /^\s*(?:[a-z][a-z0-9+.-]*:)?[\\/]{2}/i
/** The same where a value is an address whatever it says. */
const ANY_ADDRESS = /^\s*(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i
const FETCHED = new Set(['src', 'href', 'target'])
/** Names of namespaces, and what is said of a picture: nothing is fetched by them. */
const UNFETCHED_NAMES = new Set(['uri', 'namespace', 'targetNamespace', 'schemaLocation', 'descr', 'title', 'alt'])

/** Parts that a form is made of: XML, and pictures. */
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

/** Whether an attribute has Word look for something outside of the file. */
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

/** What a part may not have, whatever its name says. */
export function checkPart(name: string, root: XmlNode, budget: WorkBudget): void {
  if (/\.rels$/i.test(name)) checkRelations(root, budget)
  else if (name === '[Content_Types].xml') checkTypes(root, budget)
  else {
    checkElements(root, budget)
    checkFields(root, budget)
  }
}

export const isPicture = (name: string): boolean => PICTURES.test(name)
