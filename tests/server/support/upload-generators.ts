import { deflateRawSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { PDF_GENERATORS } from '#src/server/ground/file/reading/pdf/pdf.generators.fixture.ts'
import { documentOf, packForm, paragraph, row } from '../../security/support/hostile-forms.ts'
import type { Bytes } from './files.ts'
import { big, join, jpgSegment, little, pngChunk, toBytes, webpChunk, writeWebp } from './picture-bytes.ts'

/** Makes a file of a shape that could tire its reader; twice the number makes it about twice as long, or as long when unpacked. */
type Generator = (number: number) => Bytes

const repeat = (number: number, ...parts: Uint8Array[]): Bytes => {
  const part = join(...parts)
  return join(...Array.from({ length: number }, () => part))
}

const JPG_START = Uint8Array.of(0xff, 0xd8)
const JPG_END = Uint8Array.of(0xff, 0xd9)
const frameOf = (side: number) =>
  jpgSegment(0xc2, join(Uint8Array.of(8), big(side, 2), big(side, 2), Uint8Array.of(1, 1, 17, 0)))
const SCAN = join(jpgSegment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0)), Uint8Array.of(1, 2, 3))
const jpg = (...parts: Uint8Array[]) => join(JPG_START, ...parts, JPG_END)

const PNG_START = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const PNG_HEAD = pngChunk('IHDR', join(big(10), big(10), Uint8Array.of(8, 2, 0, 0, 0)))
const png = (...chunks: Uint8Array[]) => join(PNG_START, PNG_HEAD, ...chunks, pngChunk('IEND', new Uint8Array()))

const GIF_START = join(toBytes('GIF89a'), little(10, 2), little(10, 2), Uint8Array.of(0, 0, 0))
const GIF_FRAME = Uint8Array.of(0x2c, 0, 0, 0, 0, 10, 0, 10, 0, 0, 2)
const gif = (...parts: Uint8Array[]) => join(GIF_START, ...parts)

const SURFACE = webpChunk('VP8X', join(new Uint8Array(4), little(99, 3), little(99, 3)))
const webpFrame = (...chunks: Uint8Array[]) =>
  webpChunk('ANMF', join(new Uint8Array(6), little(9, 3), little(9, 3), new Uint8Array(4), ...chunks))

const box = (name: string, ...content: Uint8Array[]): Bytes => {
  const body = join(...content)
  return join(big(body.length + 8), toBytes(name), body)
}
const AVIF_START = box('ftyp', toBytes('avif\0\0\0\0avif'))
const sizeBox = (side: number) => box('ispe', big(0), big(side), big(side))
const item = box('infe', Uint8Array.of(2, 0, 0, 0), big(1, 2), big(0, 2), toBytes('av01'))
const nestBoxes = (number: number, inner: Bytes): Bytes =>
  Array.from({ length: number }).reduce<Bytes>((boxes) => box('iprp', boxes), inner)

const text = (words: string): Bytes => strToU8(words) as Bytes
const feed = (inside: string): Bytes => text(`<rss><channel>${inside}</channel></rss>`)
const entry = (inside: string): string => `<item><guid>1</guid><title>Bosun</title>${inside}</item>`

/** `count` namespaces, each with a prefix of its own. */
const bind = (count: number, from = 0): string =>
  Array.from({ length: count }, (_, number) => `xmlns:n${from + number}="urn:n"`).join(' ')
const nest = (name: string, depth: number, inside: string): string =>
  `<${name}>`.repeat(depth) + inside + `</${name}>`.repeat(depth)
const rowsIn = (depth: number, inside: string): string =>
  nest('w:tbl><w:tr><w:tc', depth, inside).replaceAll('</w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>')
const form = (inside: string): Bytes => packForm(paragraph('[[surname]]') + inside)

/** A ZIP whose entries are as they are said here; `at` is the place that the directory gives for each. */
function writeZip(entries: readonly { name: string; packed: Uint8Array; size: number; at?: number }[]): Bytes {
  let [locals, directory] = [new Uint8Array() as Bytes, new Uint8Array() as Bytes]
  for (const { name, packed: bytes, size, at = locals.length } of entries) {
    const sizes = join(big(0), little(bytes.length), little(size), little(name.length, 2), little(0, 2))
    const shared = join(little(20, 2), little(0, 2), little(8, 2), big(0), sizes)
    if (at === locals.length) locals = join(locals, little(0x04034b50), shared, toBytes(name), bytes)
    directory = join(
      directory,
      little(0x02014b50),
      little(20, 2),
      shared,
      new Uint8Array(10),
      little(at),
      toBytes(name),
    )
  }
  const end = join(
    little(entries.length, 2),
    little(entries.length, 2),
    little(directory.length),
    little(locals.length),
  )
  return join(locals, directory, little(0x06054b50), little(0), end, little(0, 2))
}

const zeros = (number: number) => ({ size: number, packed: deflateRawSync(new Uint8Array(number)) })
/** Blocks of a packed file that hold nothing. */
const nothing = (number: number) =>
  join(repeat(number, Uint8Array.of(0, 0, 0, 255, 255)), Uint8Array.of(1, 0, 0, 255, 255))

const FORMS: Readonly<Record<string, Generator>> = {
  'bindings on elements': (number) => form(`<w:p ${bind(50)}>${`<w:r ${bind(1, 50)}/>`.repeat(10 * number)}</w:p>`),
  'bindings on every element': (number) => form(`<w:p ${bind(50)}/>`.repeat(number)),
  'more bindings than an element has': (number) => form(`<w:p ${bind(number)}/>`),
  'bindings in bindings': (number) =>
    form(
      nest(`w:sdt ${bind(9)}`, 100, '')
        .replaceAll(/<\/w:sdt [^>]*>/g, '</w:sdt>')
        .repeat(Math.ceil(number / 40)),
    ),
  attributes: (number) => form(`<w:p ${Array.from({ length: 90 }, (_, at) => `a${at}=""`).join(' ')}/>`.repeat(number)),
  'attributes of one element': (number) =>
    form(`<w:p ${Array.from({ length: number }, (_, at) => `a${at}=""`).join(' ')}/>`),
  'rows in tables in rows': (number) => form(rowsIn(30, '<w:p/>'.repeat(10 * number))),
  'rows in rows': (number) => form(nest('w:tr', Math.min(100, number), '<w:p/>'.repeat(10 * number))),
  'paragraphs in paragraphs': (number) => form(nest('w:p', 100, '<w:t>x</w:t>'.repeat(10 * number))),
  'names in runs': (number) => form(paragraph(...Array.from({ length: number }, () => '[[surname]]'))),
  'names in pieces': (number) =>
    form(paragraph(...Array.from({ length: number / 2 }, () => ['[[', 'sur', 'name', ']]']).flat())),
  'names of lists': (number) => form(`<w:tbl>${row('[[experience.company]]'.repeat(2)).repeat(number / 10)}</w:tbl>`),
  'brackets without names': (number) => form(paragraph('[['.repeat(10 * number))),
  'elements without an end': (number) => form('<a</'.repeat(10 * number)),
  'an attribute without an end': (number) => form(`<a b="${'x '.repeat(10 * number)}`),
  'quotation marks': (number) => form(`<a ${'"'.repeat(10 * number)}`),
  'comments without an end': (number) => form('<!-- '.repeat(10 * number)),
  'instructions without an end': (number) => form('<?a '.repeat(10 * number)),
  references: (number) => form(paragraph('&amp;'.repeat(10 * number))),
  'fields in one paragraph': (number) =>
    form(
      `<w:p>${'<w:r><w:fldChar w:fldCharType="begin"/><w:instrText>PAGE</w:instrText><w:fldChar w:fldCharType="end"/></w:r>'.repeat(number)}</w:p>`,
    ),
  'a field of many pieces': (number) =>
    form(
      `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>${'<w:r><w:instrText>"</w:instrText></w:r>'.repeat(number)}</w:p>`,
    ),
  'many entries': (number) =>
    packForm(undefined, Object.fromEntries(Array.from({ length: number / 2 }, (_, at) => [`word/a${at}.xml`, '<a/>']))),
  'entries that share bytes': (number) =>
    writeZip([
      { name: 'word/document.xml', packed: nothing(10 * number), size: 0 },
      ...Array.from({ length: 250 }, (_, at) => ({
        name: `word/a${at}.xml`,
        packed: nothing(10 * number),
        size: 0,
        at: 0,
      })),
    ]),
  'an entry of nothing': (number) => writeZip([{ name: 'word/document.xml', packed: nothing(10 * number), size: 0 }]),
  'an entry of zeros': (number) => writeZip([{ name: 'word/document.xml', ...zeros(1000 * number) }]),
  'a part of spaces': (number) =>
    zipSync({ 'word/document.xml': strToU8(documentOf(' '.repeat(1000 * number))) }) as Bytes,
  'a directory without an end': (number) =>
    join(little(0x04034b50), repeat(number, little(0x06054b50), new Uint8Array(18))),
}

const FEEDS: Readonly<Record<string, Generator>> = {
  entries: (number) => feed(entry('').repeat(number / 2)),
  elements: (number) => feed(entry('<a/>'.repeat(10 * number))),
  'elements of one name': (number) => feed(entry('<title/>'.repeat(10 * number))),
  attributes: (number) =>
    feed(entry(`<a ${Array.from({ length: 90 }, (_, at) => `a${at}=""`).join(' ')}/>`.repeat(number))),
  'elements in elements': (number) => feed(nest('a', 8, '<b>x</b>'.repeat(10 * number))),
  'elements without an end': (number) => feed('<a</'.repeat(10 * number)),
  'quotation marks': (number) => feed(`<a ${'"'.repeat(10 * number)}`),
  comments: (number) => feed('<!---->'.repeat(10 * number)),
  'comments without an end': (number) => feed('<!-- '.repeat(10 * number)),
  'characters as they are': (number) =>
    feed(entry(`<description>${'<![CDATA[<]]>'.repeat(10 * number)}</description>`)),
  references: (number) => feed(entry(`<description>${'&#38;'.repeat(10 * number)}</description>`)),
  text: (number) => feed(entry(`<description>${'x '.repeat(100 * number)}</description>`)),
}

/** For each reader, shapes that could make it do more work than their size allows. A reader without one fails `upload-readers.test.ts`. */
export const GENERATORS: Readonly<Record<string, Readonly<Record<string, Generator>>>> = {
  jpg: {
    scans: (number) => jpg(frameOf(1000), repeat(number, SCAN)),
    'a few scans': (number) =>
      jpg(
        frameOf(100),
        repeat(Math.min(30, Math.ceil(number / 20)), SCAN),
        repeat(number, jpgSegment(0xfe, new Uint8Array(99))),
      ),
    segments: (number) => jpg(frameOf(10), repeat(10 * number, jpgSegment(0xfe, Uint8Array.of(1))), SCAN),
    markers: (number) => jpg(frameOf(10), new Uint8Array(10 * number).fill(0xff), SCAN),
    'a scan of markers that are none': (number) => jpg(frameOf(10), SCAN, repeat(10 * number, Uint8Array.of(0xff, 0))),
    'frames of another size': (number) => jpg(repeat(number, frameOf(10)), SCAN),
  },
  png: {
    chunks: (number) => png(repeat(10 * number, pngChunk('IDAT', new Uint8Array()))),
    'words about it': (number) =>
      png(repeat(number, pngChunk('tEXt', new Uint8Array(100))), pngChunk('IDAT', new Uint8Array(9))),
    pixels: (number) => png(pngChunk('IDAT', new Uint8Array(100 * number))),
    'what a camera wrote': (number) =>
      png(pngChunk('eXIf', join(toBytes('MM\0*'), big(8), big(65_535, 2), new Uint8Array(12 * number)))),
  },
  gif: {
    extensions: (number) =>
      gif(repeat(10 * number, Uint8Array.of(0x21, 0xf9, 0)), GIF_FRAME, Uint8Array.of(1, 1, 0, 0x3b)),
    'blocks of one byte': (number) => gif(GIF_FRAME, repeat(10 * number, Uint8Array.of(1, 1)), Uint8Array.of(0, 0x3b)),
    frames: (number) => gif(repeat(number, GIF_FRAME, Uint8Array.of(1, 1, 0)), Uint8Array.of(0x3b)),
  },
  webp: {
    chunks: (number) => writeWebp(SURFACE, repeat(10 * number, webpChunk('VP8L', new Uint8Array()))),
    frames: (number) => writeWebp(SURFACE, repeat(number, webpFrame(webpChunk('VP8L', new Uint8Array(5))))),
    'chunks in a frame': (number) =>
      writeWebp(SURFACE, webpFrame(repeat(10 * number, webpChunk('VP8L', new Uint8Array())))),
    'frames in frames': (number) =>
      writeWebp(
        SURFACE,
        Array.from({ length: number }).reduce<Bytes>((inner) => webpFrame(inner), new Uint8Array()),
      ),
  },
  avif: {
    boxes: (number) => join(AVIF_START, repeat(10 * number, box('free'))),
    'boxes in boxes': (number) => join(AVIF_START, nestBoxes(number, sizeBox(10))),
    'boxes below boxes': (number) => join(AVIF_START, nestBoxes(7, repeat(10 * number, box('free')))),
    sizes: (number) => join(AVIF_START, box('meta', big(0), repeat(number, sizeBox(100)))),
    items: (number) =>
      join(AVIF_START, box('meta', big(0), sizeBox(100), box('iinf', new Uint8Array(6), repeat(number, item)))),
    'pictures of an animation': (number) => join(AVIF_START, sizeBox(10), box('stsz', big(0), big(0), big(number))),
  },
  pdf: PDF_GENERATORS,
  feed: FEEDS,
  form: FORMS,
}
