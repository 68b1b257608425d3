import { FormError } from './form-error.ts'
import { textOf, walk, type XmlNode } from './word-xml.ts'

const PICTURES = /\.(?:png|jpe?g|gif|bmp|emf|wmf)$/i
const MACROS = /vba|macro/i
const OBJECTS = /(?:embeddings|activex|oleobject|ctrlprops)|\.bin$/i
const OBJECT_RELATIONS = /(?:oleObject|package|control|activeX|aFChunk|subDocument|frame|webSettings\/frame)$/i
/** Elements that hold or run something of another program. */
const OBJECT_ELEMENTS = new Set([
  'w:object',
  'w:control',
  'o:OLEObject',
  'w:altChunk',
  'w:subDoc',
  'w:objectEmbed',
  'w:objectLink',
])
/** Fields that fetch, link or run. */
const FIELDS = /DDE|INCLUDE|LINK|IMPORT|EMBED|MACROBUTTON|DATABASE|AUTOTEXT|GLOSSARY|MERGEFIELD|\bRD\b/i

/** Parts that a form is made of: XML, and pictures. */
export function checkNames(names: readonly string[]): void {
  if (names.some((name) => MACROS.test(name))) throw new FormError('macros')
  if (names.some((name) => OBJECTS.test(name))) throw new FormError('objects')
  const strange = names.find((name) => !/\.(?:xml|rels)$/i.test(name) && !PICTURES.test(name))
  if (strange) throw new FormError('parts', { name: strange })
  if (!names.includes('[Content_Types].xml') || !names.includes('word/document.xml')) throw new FormError('zip')
}

function checkRelations(root: XmlNode): void {
  for (const { attributes } of walk(root)) {
    const { TargetMode = '', Type = '', Target = '' } = attributes
    if (OBJECT_RELATIONS.test(Type)) throw new FormError('objects')
    if (MACROS.test(Type)) throw new FormError('macros')
    if (TargetMode.toLowerCase() === 'external' || /^[a-z][a-z0-9+.-]*:|^[\\/]{2}/i.test(Target))
      throw new FormError('external')
  }
}

function checkTypes(root: XmlNode): void {
  for (const { attributes } of walk(root)) {
    const { ContentType = '' } = attributes
    if (MACROS.test(ContentType)) throw new FormError('macros')
    if (/oleObject|activeX|vnd\.ms-office\.(?!active)/i.test(ContentType)) throw new FormError('objects')
  }
}

/** Word joins what stands in several runs, and so do we. */
function checkFields(root: XmlNode): void {
  let said = ''
  for (const node of walk(root)) {
    if (OBJECT_ELEMENTS.has(node.name)) throw new FormError('objects')
    if (node.name === 'w:instrText' || node.name === 'w:delInstrText') said += textOf(node)
    if (node.name === 'w:fldSimple') said += ` ${node.attributes['w:instr'] ?? ''}`
  }
  if (FIELDS.test(said)) throw new FormError('fields')
}

/** What a part may not have, whatever its name says. */
export function checkPart(name: string, root: XmlNode): void {
  if (name.endsWith('.rels')) checkRelations(root)
  else if (name === '[Content_Types].xml') checkTypes(root)
  else checkFields(root)
}

export const isPicture = (name: string): boolean => PICTURES.test(name)
