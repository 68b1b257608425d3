import { strToU8, type Zippable, zipSync } from 'fflate'
import type { FormProblem } from '#src/server/work/agency-form/reading/form-error.ts'

type Bytes = Uint8Array<ArrayBuffer>

export const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'

export const documentOf = (body: string): string =>
  `<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`
export const paragraph = (...runs: string[]): string =>
  `<w:p>${runs.map((text) => `<w:r><w:t>${text}</w:t></w:r>`).join('')}</w:p>`
export const row = (...cells: string[]): string =>
  `<w:tr>${cells.map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join('')}</w:tr>`

const relation = (type: string, target: string, mode = '') =>
  `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/${type}" Target="${target}"${mode && ` TargetMode="${mode}"`}/></Relationships>`

/** A form as Word writes one, with parts of its own. */
export const packForm = (body = paragraph('[[surname]]'), more: Record<string, string | Uint8Array> = {}): Bytes =>
  zipSync(
    Object.fromEntries(
      Object.entries({ '[Content_Types].xml': TYPES, 'word/document.xml': documentOf(body), ...more }).map(
        ([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part],
      ),
    ) as Zippable,
  ) as Bytes

/** The same bytes with some of them written over, wherever they stand. */
function overwrite(bytes: Bytes, from: string, to: string): Bytes {
  const text = String.fromCharCode(...bytes).replaceAll(from, to)
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}

/** The place of the central directory's first entry. */
function findCentral(bytes: Bytes): DataView {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at < bytes.byteLength - 4; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) return new DataView(bytes.buffer, bytes.byteOffset + at)
  throw new Error('no central directory')
}

/** A part that says another size than it has. */
function lie(size: number): Bytes {
  const bytes = packForm(paragraph('[[surname]]'.padEnd(5000, 'x')))
  findCentral(bytes).setUint32(24, size, true)
  return bytes
}

function encrypted(): Bytes {
  const bytes = packForm()
  findCentral(bytes).setUint16(8, 1, true)
  return bytes
}

const nested = `<w:p>${'<w:r>'.repeat(50_000)}${'</w:r>'.repeat(50_000)}</w:p>`
const grow = Array.from({ length: 9 }, (_, level) => `<!ENTITY e${level} "${`&e${level - 1};`.repeat(10)}">`).join('')
const typed = (declaration: string) => ({
  'word/header1.xml': `<!DOCTYPE w [${declaration}]><w:hdr xmlns:w="${WORD}">&a;</w:hdr>`,
})
const field = (...parts: string[]) =>
  `<w:p>${parts.map((part) => `<w:r><w:instrText>${part}</w:instrText></w:r>`).join('')}</w:p>${paragraph('[[surname]]')}`
/** The same namespace under another prefix. */
const renamed = (inside: string) => packForm(`<x:p xmlns:x="${WORD}">${inside}</x:p>${paragraph('[[surname]]')}`)
const settings = (inside: string) =>
  packForm(undefined, { 'word/settings.xml': `<s:settings xmlns:s="${WORD}">${inside}</s:settings>` })
const drawn = (attributes: string) =>
  packForm(
    `<w:p><w:pict><i:x xmlns:i="urn:schemas-microsoft-com:vml" ${attributes}/></w:pict></w:p>${paragraph('[[surname]]')}`,
  )
const tableOf = (inside: string) => `<w:tbl>${inside}</w:tbl>`
const nestedRows = (depth: number): string =>
  tableOf(`<w:tr><w:tc>${paragraph('[[documents.number]]')}${depth > 1 ? nestedRows(depth - 1) : ''}</w:tc></w:tr>`)
const rels = (text: string) => packForm(undefined, { 'word/_rels/document.xml.rels': text })

/** Files that are no form, and with which words each is refused. */
export const listHostileForms = (): (readonly [name: string, problem: FormProblem, bytes: Bytes])[] => [
  ['nothing but letters', 'zip', strToU8('PK is how a letter begins, not a file') as Bytes],
  ['a ZIP cut in the middle', 'zip', packForm().slice(0, 200) as Bytes],
  ['a ZIP without a document', 'zip', zipSync({ 'a.xml': strToU8('<a/>') }) as Bytes],
  ['an executable with a ZIP behind it', 'zip', Uint8Array.from([...strToU8('MZ'), ...packForm()])],
  ['a part that is larger than it says', 'zip', lie(10)],
  ['a part that is smaller than it says', 'zip', lie(19_000_000)],
  ['a part that says to be of 2 GB', 'large', lie(2_000_000_000)],
  ['a bomb of zeros', 'large', packForm(undefined, { 'word/media/a.png': new Uint8Array(20_000_001) })],
  [
    'more parts than a form has',
    'large',
    packForm(undefined, Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`word/a${n}.xml`, '<a/>']))),
  ],
  ['a password', 'encrypted', encrypted()],
  ['a name that climbs', 'names', packForm(undefined, { '../../etc/passwd.xml': '<a/>' })],
  ['a name that climbs in the middle', 'names', packForm(undefined, { 'word/../../x.xml': '<a/>' })],
  ['an absolute name', 'names', packForm(undefined, { '/etc/x.xml': '<a/>' })],
  ['a name of another system', 'names', packForm(undefined, { 'C:\\x.xml': '<a/>' })],
  ['a name with a zero in it', 'names', overwrite(packForm(undefined, { 'word/aQb.xml': '<a/>' }), 'aQb', 'a\0b')],
  [
    'two parts of one name',
    'names',
    overwrite(packForm(undefined, { 'word/documenu.xml': '<a/>' }), 'documenu', 'document'),
  ],
  ['two parts whose names differ in capitals', 'names', packForm(undefined, { 'word/Document.xml': '<a/>' })],
  ['macros', 'macros', packForm(undefined, { 'word/vbaProject.bin': new Uint8Array(8) })],
  [
    'macros under another name',
    'macros',
    packForm(undefined, {
      '[Content_Types].xml':
        '<Types><Override PartName="/x.xml" ContentType="application/vnd.ms-office.vbaProject"/></Types>',
    }),
  ],
  [
    'the type of a document with macros',
    'macros',
    packForm(undefined, {
      '[Content_Types].xml':
        '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
    }),
  ],
  ['an embedded object', 'objects', packForm(undefined, { 'word/embeddings/oleObject1.bin': new Uint8Array(8) })],
  ['an embedded workbook', 'objects', packForm(undefined, { 'word/embeddings/a.xlsx': new Uint8Array(8) })],
  ['a control', 'objects', packForm(undefined, { 'word/activeX/activeX1.xml': '<a/>' })],
  ['an object in the text', 'objects', packForm(`<w:p><w:r><w:object/></w:r></w:p>${paragraph('[[surname]]')}`)],
  ['a page of the web within', 'objects', rels(relation('aFChunk', 'x.html'))],
  ['another document within', 'objects', rels(relation('subDocument', 'x.docx'))],
  [
    'a template from elsewhere',
    'external',
    rels(relation('attachedTemplate', 'https://elsewhere.example/a.dotm', 'External')),
  ],
  ['a picture from elsewhere', 'external', rels(relation('image', 'https://elsewhere.example/a.png', 'External'))],
  ['a picture from a network drive', 'external', rels(relation('image', '\\\\elsewhere.example\\a.png'))],
  ['a link without saying that it leads out', 'external', rels(relation('hyperlink', 'javascript:alert(1)'))],
  ['a mode in other letters', 'external', rels(relation('image', 'a', 'EXTERNAL'))],
  ['a field that runs a program', 'fields', packForm(field('DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe'))],
  ['the same in pieces', 'fields', packForm(field('DD', 'E', 'AUTO cmd'))],
  [
    'a field that an attribute of another namespace parts',
    'fields',
    packForm(
      `<w:p xmlns:z="urn:z"><w:r><w:instrText>INCLU</w:instrText></w:r><w:proofErr z:instr=" "/><w:r><w:instrText>DEPICTURE "\\\\elsewhere\\x.png"</w:instrText></w:r></w:p>${paragraph('[[surname]]')}`,
    ),
  ],
  ['a field that names a file', 'fields', packForm(field('FILENAME \\p'))],
  ['a field that fetches a picture', 'fields', packForm(field('INCLUDEPICTURE "https://elsewhere.example/a.png"'))],
  [
    'a field in one element',
    'fields',
    packForm(`<w:p><w:fldSimple w:instr=" INCLUDETEXT x "/></w:p>${paragraph('[[surname]]')}`),
  ],
  ['a field under another prefix', 'fields', renamed('<x:r><x:instrText>INCLUDEPICTURE "x"</x:instrText></x:r>')],
  ['a field in one element under another prefix', 'fields', renamed('<x:fldSimple x:instr=" DDEAUTO cmd "/>')],
  ['a field whose name another one makes', 'fields', packForm(field('QUOTE 68 68 69'))],
  ['an object under another prefix', 'objects', renamed('<x:r><x:object/></x:r>')],
  ['a page of the web within, without its relation', 'objects', renamed('<x:altChunk/>')],
  [
    'a source of letters in its settings',
    'external',
    settings('<s:mailMerge><s:connectString s:val="Provider=x"/></s:mailMerge>'),
  ],
  ['a template in its settings', 'external', settings('<s:attachedTemplate/>')],
  ['a source of letters among its relations', 'external', rels(relation('mailMergeSource', 'letters.docx'))],
  ['a drawn picture from elsewhere', 'external', drawn('src="https://elsewhere.example/a.png"')],
  ['a drawn picture from a network drive', 'external', drawn('src="\\\\elsewhere\\a.png"')],
  ['a drawing that is a link', 'external', drawn('i:href="javascript:alert(1)"')],
  ['an address in an attribute that nobody knows', 'external', drawn('i:althref="//elsewhere.example/a.wmz"')],
  [
    'relations in capitals',
    'external',
    packForm(undefined, {
      'word/_rels/document.xml.RELS': relation('image', 'https://elsewhere.example/a.png', 'External'),
    }),
  ],
  ['rows within rows that are repeated', 'nested', packForm(nestedRows(2))],
  ['eight rows within one another', 'nested', packForm(nestedRows(8))],
  [
    'a row of so much that two hundred papers fill a disk',
    'grows',
    packForm(tableOf(`<w:tr><w:tc>${paragraph('[[documents.number]]')}${'<w:p/>'.repeat(30_000)}</w:tc></w:tr>`)),
  ],
  ['a row of as many names as fill a disk', 'grows', packForm(tableOf(row('[[documents.extra]]'.repeat(900))))],
  ['a paragraph without end with a name in it', 'grows', packForm(paragraph(`[[surname]]${'x'.repeat(50_000)}`))],
  ['entities that grow without end', 'xml', packForm(undefined, typed(`${grow}<!ENTITY a "&e8;">`))],
  [
    'an entity that is a file of the server',
    'xml',
    packForm(undefined, typed('<!ENTITY a SYSTEM "file:///etc/passwd">')),
  ],
  [
    'an entity from elsewhere',
    'xml',
    packForm(undefined, typed('<!ENTITY % a SYSTEM "https://elsewhere.example/x.dtd"> %a;')),
  ],
  ['half a document', 'xml', packForm(undefined, { 'word/header1.xml': '<w:hdr><w:p>' })],
  [
    'bytes that are no text',
    'xml',
    packForm(undefined, { 'word/header1.xml': Uint8Array.from([0xff, 0xfe, 0x3c, 0x61]) }),
  ],
  ['elements in elements without end', 'xml', packForm(nested + paragraph('[[surname]]'))],
  ['more elements than a form has', 'xml', packForm('<w:p/>'.repeat(150_000))],
  ['a program that is called a picture', 'pictures', packForm(undefined, { 'word/media/a.emf': strToU8('MZ') })],
  ['a page that is called a picture', 'pictures', packForm(undefined, { 'word/media/a.png': strToU8('<html/>') })],
  [
    'rows in rows without a table',
    'xml',
    packForm(`${'<w:tr>'.repeat(60)}${'</w:tr>'.repeat(60)}${paragraph('[[surname]]')}`),
  ],
  [
    'forty parts of a hundred thousand elements',
    'complex',
    packForm(
      undefined,
      Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`word/a${n}.xml`, `<a>${'<a/>'.repeat(100_000)}</a>`])),
    ),
  ],
  [
    'two thousand bindings of namespaces',
    'xml',
    packForm(
      `<w:p ${Array.from({ length: 2000 }, (_, n) => `xmlns:n${n}="urn:${n}"`).join(' ')}/>${paragraph('[[surname]]')}`,
    ),
  ],
  ['a page of the web beside it', 'parts', packForm(undefined, { 'word/x.html': '<script/>' })],
  ['a drawing that runs', 'parts', packForm(undefined, { 'word/media/x.svg': '<svg/>' })],
  ['a program beside it', 'parts', packForm(undefined, { 'word/x.exe': new Uint8Array(8) })],
  ['no name that a CV fills', 'places', packForm(paragraph('[[shoe size]]'))],
  ['a name of a list outside of a row', 'places', packForm(paragraph('[[experience.company]]'))],
  ['a row of two lists', 'mixed', packForm(`<w:tbl>${row('[[experience.company]]', '[[visas.number]]')}</w:tbl>`)],
]
