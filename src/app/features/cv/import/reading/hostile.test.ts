import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createTerms } from '#src/contract/cv-import/terms.ts'
import { readImport } from './read-import.ts'
import { readPdf } from './read-pdf.ts'

const terms = createTerms({})
const read = (bytes: Uint8Array) => readImport({ bytes }, terms, readPdf)
const docx = (xml: string) => zipSync({ 'word/document.xml': strToU8(xml) })

test.each<[name: string, file: () => Uint8Array, code: string]>([
  ['more than twenty megabytes unpacked', () => docx(' '.repeat(21 * 1024 * 1024)), 'too-large'],
  ['entities', () => docx('<!DOCTYPE x [<!ENTITY a "aaaa">]><w:document>&a;</w:document>'), 'broken'],
  ['endless nesting', () => docx(`${'<w:p>'.repeat(50_000)}${'</w:p>'.repeat(50_000)}`), 'broken'],
  ['no document', () => zipSync({ 'x.txt': strToU8('x') }), 'unknown-type'],
  ['half an archive', () => docx('<w:document/>').slice(0, 60), 'broken'],
  ['half a PDF', () => strToU8('%PDF-1.7\n1 0 obj\n<<'), 'broken'],
  ['an old Word file', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'old-word'],
  ['a picture', () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2]), 'unknown-type'],
  ['words that are no CV', () => strToU8('It was a dark and stormy night.'), 'nothing-found'],
  ['more bytes than a CV has', () => new Uint8Array(16 * 1024 * 1024), 'too-large'],
])('a file with %s is refused with a reason', async (_name, file, code) => {
  await expect(read(file())).rejects.toMatchObject({ code })
})
