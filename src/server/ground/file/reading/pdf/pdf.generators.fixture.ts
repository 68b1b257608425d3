import { zlibSync } from 'fflate'
import { toBytes, writePack } from './write-pdf.fixture.ts'

const BLOCK = Array.from(zlibSync(toBytes('10 0 null')), (byte) => String.fromCharCode(byte)).join('')
const fill = (piece: string, count: number): string => piece.repeat(count)
const inObject = (text: string): string => `1 0 obj\n${text}\nendobj\n`
const count = (from: number, write: (index: number) => string): string =>
  Array.from({ length: from }, (_, index) => write(index)).join('')

/** PDFs that take much work of a careless reader, by a number that their size grows with. */
const GENERATORS: Readonly<Record<string, (size: number) => string>> = {
  'packs without an end': (size) => `${fill('1 0 obj/ObjStm stream\n', size)}${fill(' ', 100 * size)}endstream`,
  'packs with one end': (size) =>
    `${fill('1 0 obj<</Type/ObjStm/N 0/First 0>>stream\n', size)}${fill(' ', 100 * size)}endstream`,
  'whole packs with one end': (size) =>
    `${fill(`1 0 obj<</Type/ObjStm/N 1/First 5/Filter/FlateDecode>>stream\n${BLOCK}`, size)}\nendstream`,
  'whole packs with an end each': (size) => count(size, (index) => inObject(writePack(['null'], {}, index))),
  'a pack and much behind its content': (size) =>
    inObject(writePack(['null']).replace('\nendstream', `${fill('.', 100 * size)}\nendstream`)),
  'a pack of blanks': (size) => inObject(writePack([`null${fill(' ', 100 * size)}`])),
  'a pack of many objects': (size) => inObject(writePack(Array.from({ length: 10 * size }, () => '<</A 10 0 R>>'))),
  'streams without an end': (size) => fill('1 0 obj<<>>stream\n', size),
  'ends without a stream': (size) => fill('endstream ', size),
  'dictionaries in dictionaries': (size) => inObject(fill('<</A', size)),
  'dictionaries in dictionaries, closed': (size) => inObject(`${fill('<</A', size)} 1${fill('>>', size)}`),
  'many small dictionaries': (size) => inObject(`[${fill('<</A<<>>>>', size)}]`),
  'open dictionaries': (size) => fill('1 0 obj<<\n', size),
  'arrays in arrays': (size) => inObject(`${fill('[', size)}${fill(']', size)}`),
  'numbers that may be references': (size) => inObject(`[${fill('1 ', size)}]`),
  'numbers with comments between': (size) => inObject(`[${fill(`1 %${fill('2 ', 20)}\n`, size)}]`),
  'references in a circle': (size) =>
    count(size, (index) => `${index} 0 obj<</A ${(index + 1) % size} 0 R/AA ${index} 0 R>>endobj\n`),
  'versions of one action': (size) => fill('1 0 obj<</A 1 0 R/AA 1 0 R/Next[1 0 R 1 0 R]>>endobj\n', size),
  'strings without an end': (size) => fill('1 0 obj(\n', size),
  'a string of brackets': (size) => inObject(`${fill('(', size)}${fill(')', size)}`),
  'hex strings without an end': (size) => fill('1 0 obj<0\n', size),
  'comments on one line': (size) => inObject(fill('% 5 0 ', size)),
  'comments on many lines': (size) => `${fill('5 0 %\n', size)}${fill('trailer %\n', size)}`,
  trailers: (size) => fill('trailer%', size),
  'names with escapes': (size) => inObject(`[${fill('/#41#', size)}]`),
  'a long name': (size) => inObject(`/${fill('#41', size)}`),
  'objects without an end': (size) => fill('1 0 obj ', size),
  'objects without numbers': (size) => fill('obj ', size),
  digits: (size) => fill('1', size),
}

/** Named functions that write a PDF of about so many thousand pieces. */
export const PDF_GENERATORS: Readonly<Record<string, (size: number) => Uint8Array<ArrayBuffer>>> = Object.fromEntries(
  Object.entries(GENERATORS).map(([name, write]) => [
    name,
    (size: number) => toBytes(`%PDF-1.7\n${write(size)}\n%%EOF`),
  ]),
)
