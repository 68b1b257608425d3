import { describe, expect, it } from 'vitest'
import { createReadingBudget } from '#src/server/platform/reading-budget.ts'
import { documentOf } from '#tests/security/support/hostile-forms.ts'
import { checkFields } from './check-fields.ts'
import { FormError } from './form-error.ts'
import { readPart } from './word-xml.ts'

const FOREIGN = 'xmlns:z="urn:elsewhere"'

/** Returns the name of the field for which a body is rejected; undefined if it is accepted. */
function refusalOf(body: string): string | undefined {
  const xml = documentOf(body).replace('<w:document', `<w:document ${FOREIGN}`)
  const budget = createReadingBudget('form', xml.length)
  const root = readPart(new TextEncoder().encode(xml), budget)
  try {
    checkFields(root, budget)
    return undefined
  } catch (error) {
    if (!(error instanceof FormError) || error.problem !== 'fields') throw error
    return String(error.values.name)
  }
}

const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
const run = (code: string, element = 'w:instrText') =>
  `<w:r><${element} xml:space="preserve">${code}</${element}></w:r>`
const paragraph = (inside: string) => `<w:p>${inside}</w:p>`
const field = (runs: string) => paragraph(mark('begin') + runs + mark('separate') + run('1', 'w:t') + mark('end'))

const FORBIDDEN = [
  'INCLUDEPICTURE "\\\\elsewhere\\x.png"',
  'INCLUDETEXT "c:\\x.docx"',
  'DDE excel x',
  'DDEAUTO c:\\\\x "/k calc"',
  'HYPERLINK "https://elsewhere.example"',
  'LINK Excel.Sheet.8 "c:\\x.xls"',
  'IMPORT x.png',
  'EMBED Word.Document',
  'MACROBUTTON Run x',
  'DATABASE \\d "c:\\x.mdb"',
  'AUTOTEXT x',
  'MERGEFIELD name',
  'QUOTE 68 68 69',
  'RD "c:\\x.docx"',
  'IF 1 = 1 x y',
  'FILENAME \\p',
  'ADDIN x',
  '= 1 + 1',
  'ASK name x',
  'SET name x',
  'GOTOBUTTON x',
  'PRINT 27',
  'TOC \\o',
]

const TAKEN = [
  'PAGE',
  ' PAGE  \\* MERGEFORMAT ',
  'page\\*ROMAN',
  'NUMPAGES \\# "0"',
  'SECTIONPAGES',
  'DATE \\@ "d MMMM yyyy"',
  ' DATE \\@"d\\ MMMM\\ yyyy" ',
  'TIME \\@ "HH:mm"',
  'FORMTEXT',
  ' FORMCHECKBOX ',
  'FORMDROPDOWN',
  'REF _Ref123456789 \\h',
  'PAGEREF top \\h',
  'SEQ Table \\* ARABIC',
  'SYMBOL 168 \\f "Wingdings" \\s 12',
]

/** What may separate two parts of a field code without changing what Word reads. */
const BETWEEN: Readonly<Record<string, string>> = {
  nothing: '',
  'a blank code of another namespace': '<w:proofErr z:instr=" "/>',
  'an attribute that reads as a field': '<w:proofErr z:code=" PAGE "/>',
  'an element of another namespace': '<z:instrText> </z:instrText>',
  'a mark of the spelling': '<w:proofErr w:type="spellStart"/>',
  'a bookmark': '<w:bookmarkStart w:id="1" w:name="x"/><w:bookmarkEnd w:id="1"/>',
  'a run that was deleted': '<w:del w:id="1" w:author="x"><w:r><w:delText> x </w:delText></w:r></w:del>',
  'a comment': '<!-- PAGE -->',
  'an empty run': '<w:r><w:rPr><w:b/></w:rPr></w:r>',
  'a box with a field of its own': `<w:r><w:pict><z:box>${field(run('PAGE'))}</z:box></w:pict></w:r>`,
}

/** Returns every way to split a code in two. */
const cuts = (code: string): (readonly [string, string])[] =>
  Array.from({ length: code.length - 1 }, (_, at) => [code.slice(0, at + 1), code.slice(at + 1)] as const)

const wrap = (name: string, inside: string) => `<w:${name} w:id="1" w:author="x">${inside}</w:${name}>`

describe('a field of a form', () => {
  it.each(TAKEN)('is taken when it shows something of the document: %s', (code) => {
    const text = code.replaceAll('"', '&quot;')
    expect(refusalOf(field(run(text)))).toBeUndefined()
    expect(refusalOf(paragraph(`<w:fldSimple w:instr="${text}"><w:r><w:t>1</w:t></w:r></w:fldSimple>`))).toBeUndefined()
    expect(refusalOf(field(wrap('ins', run(text))))).toBeUndefined()
    expect(refusalOf(field(wrap('del', run(text, 'w:delInstrText'))))).toBeUndefined()
    const wrong = cuts(code).flatMap(([first, second]) => {
      const [one, two] = [run(first.replaceAll('"', '&quot;')), run(second.replaceAll('"', '&quot;'))]
      return Object.values(BETWEEN).flatMap((between) => refusalOf(field(one + between + two)) ?? [])
    })
    expect(wrong).toEqual([])
  })

  it.each(FORBIDDEN)('is refused by its name wherever its code is cut, and whatever is in between: %s', (code) => {
    const name = code.split(/[ \\]/)[0]
    expect(refusalOf(field(run(code.replaceAll('"', '&quot;'))))).toBe(name)
    const passed = cuts(code).flatMap(([first, second]) => {
      const [one, two] = [run(first), run(second)]
      return Object.entries(BETWEEN).flatMap(([what, between]) =>
        refusalOf(field(one + between + two)) === name ? [] : [`${first}|${second}: ${what}`],
      )
    })
    expect(passed).toEqual([])
  })

  it.each(FORBIDDEN)('is refused in every other place that its code may have: %s', (code) => {
    const text = code.replaceAll('"', '&quot;')
    const places = [
      paragraph(`<w:fldSimple w:instr="${text}"/>`),
      paragraph(`<w:fldSimple z:instr="${text}"/>`),
      paragraph(run(text)),
      run(text),
      paragraph(`<z:r><z:instrText>${text}</z:instrText></z:r>`),
      paragraph(mark('begin') + run(text)),
      paragraph(mark('begin')) + paragraph(run(text) + mark('end')),
      field(wrap('del', run(text, 'w:delInstrText'))),
      field(wrap('ins', run(text))),
      paragraph(
        mark('begin') + run('REF x') + mark('separate') + mark('begin') + run(text) + mark('end') + mark('end'),
      ),
    ]
    expect(places.filter((body) => refusalOf(body) === undefined)).toEqual([])
  })

  it.each([
    ['a field within the code of another one', field(run('REF ') + mark('begin') + run('REF x') + mark('end'))],
    ['words that are no switch', field(run('PAGE INCLUDEPICTURE x'))],
    ['a piece that some versions of Word leave out', field(`<z:x>${run('PAGE ')}</z:x>${run('INCLUDEPICTURE x')}`)],
    ['a piece that is left out', field(`<z:x>${run('PAGE ')}</z:x>${run(' \\* MERGEFORMAT')}`)],
    ['a piece that was inserted', field(wrap('ins', run('SEQ x ')) + run('DDE'))],
    ['a piece that was deleted', field(wrap('del', run('REF ', 'w:delInstrText')) + run('PAGE'))],
    ['an element in its code', field(run('PA<w:x>INCLUDE</w:x>GE'))],
    ['two types of one mark', field('<w:r><w:fldChar w:fldCharType="begin" z:fldCharType="end"/></w:r>')],
    ['a type of mark that there is not', field('<w:r><w:fldChar w:fldCharType="Begin"/></w:r>')],
  ])('is refused with %s', (_, body) => {
    expect(refusalOf(body)).toBeDefined()
  })
})
