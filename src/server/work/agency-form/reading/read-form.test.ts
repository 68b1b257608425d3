import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { createReadingBudget } from '#src/server/platform/reading-budget.ts'
import { packForm, paragraph, row } from '#tests/security/support/hostile-forms.ts'
import { fillForm } from '../fill-form.ts'
import { FormError, type FormProblem } from './form-error.ts'
import { readForm } from './read-form.ts'

const TESTS = join(import.meta.dirname, '../../../../../tests')
const listDocuments = (folder: string) =>
  readdirSync(join(TESTS, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.docx'))
    .map((file) => join(folder, file))
const readSample = (file: string) => new Uint8Array(readFileSync(join(TESTS, file)))

const problemOf = (bytes: Uint8Array<ArrayBuffer>): Promise<FormProblem | undefined> =>
  readForm(bytes).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof FormError) return error.problem
      throw error
    },
  )

/** The root of a Word 365 document has about 35 of these. */
const BINDINGS = Array.from({ length: 40 }, (_, number) => `xmlns:n${number}="urn:word:${number}"`).join(' ')
const BOX = (inside: string) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${inside}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${inside}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
const PAGE =
  '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> PAGE   \\* MERGEFORMAT </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>'
const CHECK_BOX =
  '<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="0"/><w14:checkedState w14:val="2612" w14:font="MS Gothic"/></w14:checkbox></w:sdtPr><w:sdtContent><w:r><w:t>☐</w:t></w:r></w:sdtContent></w:sdt>'
const FOOTER = `<w:ftr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="urn:mc" xmlns:wps="urn:wps" xmlns:v="urn:v" xmlns:w14="urn:w14" ${BINDINGS} mc:Ignorable="w14"><w:p w:rsidR="00A1" w14:paraId="1"><w:proofErr w:type="spellStart"/>${BOX(`<w:p>${PAGE}</w:p>`)}${CHECK_BOX}<w:ins w:id="2" w:author="x">${PAGE}</w:ins></w:p></w:ftr>`

describe('a form that an honest program wrote', () => {
  it.each(listDocuments('form-samples'))('is read and filled: %s', async (file) => {
    const bytes = readSample(file)
    const budget = createReadingBudget('form', bytes.byteLength)
    const { document, places, unknown } = await readForm(bytes, budget)
    expect({ places, unknown: unknown.length }).toEqual({ places: 7, unknown: 0 })
    expect(budget.spent).toBeLessThan(budget.limit / 2)
    const lists = { experience: [{}, {}], documents: [], passports: [], visas: [], certificates: [] }
    const filled = unzipSync(fillForm(document, { single: { surname: 'Lim' }, lists } as never))
    expect(new TextDecoder().decode(filled['word/document.xml'])).toContain('Lim')
  })

  it('is refused for nothing but that it has no names: documents of other producers', async () => {
    const files = ['01-odesa-agency-form', '10-alexandria-chief-officer', 'second/14-klaipeda-electrical-officer'].map(
      (file) => `cv-samples/${file}.docx`,
    )
    const wrong: string[] = []
    for (const file of files) if ((await problemOf(readSample(file))) !== 'places') wrong.push(file)
    expect(wrong).toEqual([])
  })

  it('has a text box, a check box, and changes that are tracked, as Word writes them', async () => {
    expect(await problemOf(packForm(undefined, { 'word/footer1.xml': FOOTER }))).toBeUndefined()
  })
})

const bytesOf = (...longs: number[]) => new Uint8Array(Uint32Array.from(longs).buffer)
const drawn = (...parts: (string | Uint8Array)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))))
const EMF = drawn(bytesOf(1), new Uint8Array(36), ' EMF', new Uint8Array(40))

describe('a picture in a form', () => {
  it.each([
    ['png', drawn('\x89PNG\r\n\x1a\n')],
    ['jpeg', drawn('\xff\xd8\xff\xe0')],
    ['gif', drawn('GIF89a')],
    ['bmp', drawn('BM', new Uint8Array(60))],
    ['emf', EMF],
    ['wmf', drawn(bytesOf(0x9ac6cdd7))],
    ['wmf', drawn(bytesOf(0x00090001))],
    ['jpg', drawn('\x89PNG\r\n\x1a\n')],
  ])('is taken by its first bytes: %s', async (ending, bytes) => {
    expect(await problemOf(packForm(undefined, { [`word/media/image1.${ending}`]: bytes }))).toBeUndefined()
  })

  it('is refused when it is something else, whatever its name says', async () => {
    const strangers = [
      '',
      'MZ\x90\0',
      'PK\x03\x04',
      '<svg/>',
      '%PDF-1.7',
      '<html>',
      'RIFF\0\0\0\0WEBP',
      '\xd0\xcf\x11\xe0',
    ]
    const taken: string[] = []
    for (const ending of ['png', 'jpg', 'jpeg', 'gif', 'bmp', 'emf', 'wmf', 'EMF'])
      for (const stranger of strangers) {
        const form = packForm(undefined, { [`word/media/image1.${ending}`]: drawn(stranger, 'x'.repeat(50)) })
        if ((await problemOf(form)) !== 'pictures') taken.push(`${ending}: ${stranger}`)
      }
    expect(taken).toEqual([])
  })
})

describe('a form whose parts are not what they say', () => {
  it('is refused when two parts share bytes', async () => {
    const bytes = packForm(undefined, { 'word/header1.xml': '<a/>', 'word/header2.xml': '<a/>' })
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const entries = Array.from({ length: bytes.byteLength - 4 }, (_, at) => at).filter(
      (at) => view.getUint32(at, true) === 0x02014b50,
    )
    const [first, second] = entries.slice(-2) as [number, number]
    view.setUint32(second + 42, view.getUint32(first + 42, true), true)
    expect(await problemOf(bytes)).toBe('zip')
  })

  it('is refused when rows are in one another without a table between them', async () => {
    expect(await problemOf(packForm(`<w:tbl><w:tr><w:tr>${paragraph('[[surname]]')}</w:tr></w:tr></w:tbl>`))).toBe(
      'xml',
    )
    const inner = `<w:tbl>${row('[[surname]]')}</w:tbl>`
    expect(await problemOf(packForm(`<w:tbl><w:tr><w:tc>${inner}</w:tc></w:tr></w:tbl>`))).toBeUndefined()
  })

  it('is refused when all its parts together become too large, even though none of them does', async () => {
    const table = `<w:tbl>${row(`[[documents.number]]${'x'.repeat(15_000)}`)}</w:tbl>`
    const header = `<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${table}</w:hdr>`
    const headers = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`word/header${n}.xml`, strToU8(header)]))
    expect(await problemOf(packForm(undefined, headers(5)))).toBeUndefined()
    expect(await problemOf(packForm(undefined, headers(15)))).toBe('grows')
  })
})

describe('a name that is filled', () => {
  const fill = async (...runs: string[]) => {
    const { document } = await readForm(packForm(paragraph(...runs)))
    const single = { surname: 'Lim', firstname: 'Ana\nMaria' }
    const text = new TextDecoder().decode(
      unzipSync(fillForm(document, { single, lists: {} } as never))['word/document.xml'],
    )
    return [...text.matchAll(/<w:t(?: [^>]*)?(?:\/>|>([^<]*)<)/g)].map(([, words = '']) => words)
  }

  it.each([
    [['a [[surname]] b [[firstname]] c'], ['a Lim b Ana, Maria c']],
    [
      ['[[sur', 'name]] and [[first', 'name]]!'],
      ['Lim', ' and Ana, Maria', '!'],
    ],
    [
      ['x[', '[', 'surname', ']', ']y'],
      ['xLim', '', '', '', 'y'],
    ],
    [
      ['[[surname]][[surname]]', '[[surname]]'],
      ['LimLim', 'Lim'],
    ],
    [
      ['[[shoe]] [[surname', ']]'],
      ['[[shoe]] Lim', ''],
    ],
  ])('is written where it begins, however its runs are cut: %j', async (runs, words) => {
    expect(await fill(...runs)).toEqual(words)
  })
})
