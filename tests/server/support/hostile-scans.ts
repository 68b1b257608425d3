import { zlibSync } from 'fflate'
import { type Bytes, drawAs, drawPng } from './files.ts'
import { addToJpg, addToPng, big, EXIF_HEAD, join, pngChunk, toBytes } from './picture-bytes.ts'

const PAGE = '<html><script>alert(1)</script></html>'
const starts = (text: string, length = 400): Bytes => join(toBytes(text), new Uint8Array(length))

/** A small PDF: `inside` is among its objects, `before` and `behind` around it. */
export const createPdf = ({ before = '', inside = '', behind = '' } = {}): Bytes =>
  toBytes(
    `${before}%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R${inside}>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n` +
      `trailer<</Root 1 0 R/Size 3>>\nstartxref\n9\n%%EOF\n${behind}`,
  )

const PNG_HEAD = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

const vastPng = (side: number): Bytes =>
  join(
    PNG_HEAD,
    pngChunk('IHDR', join(big(side), big(side), Uint8Array.of(8, 6, 0, 0, 0))),
    pngChunk('IDAT', new Uint8Array(20)),
    pngChunk('IEND', new Uint8Array()),
  )

/** What is no picture and no paper, whatever it is called. */
const STRANGE: readonly [name: string, start: string][] = [
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['SVG behind a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['HTML', PAGE],
  ['HTML behind a byte order mark', `\xef\xbb\xbf${PAGE}`],
  ['a script', '#!/bin/sh\nrm -rf /\n'],
  ['JavaScript', 'alert(1)'],
  ['PHP', '<?php system($_GET[0]);'],
  ['XML with an entity', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['a ZIP', 'PK\x03\x04'],
  ['an empty ZIP', 'PK\x05\x06'],
  ['a DOCX', 'PK\x03\x04\x14\0\x06\0word/document.xml'],
  ['an old DOC', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['RTF', '{\\rtf1\\ansi'],
  ['a Windows program', 'MZ\x90\0'],
  ['a Linux program', '\x7fELF\x02\x01'],
  ['a Mac program', '\xcf\xfa\xed\xfe'],
  ['Java', '\xca\xfe\xba\xbe'],
  ['WebAssembly', '\0asm\x01\0\0\0'],
  ['gzip', '\x1f\x8b\x08'],
  ['bzip2', 'BZh9'],
  ['7z', '7z\xbc\xaf\x27\x1c'],
  ['RAR', 'Rar!\x1a\x07'],
  ['a GIF', 'GIF89a'],
  ['a BMP', 'BM'],
  ['a TIFF', 'II*\0'],
  ['an ICO', '\0\0\x01\0'],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['a film', '\0\0\0\x18ftypmp42'],
  ['PostScript', '%!PS-Adobe-3.0'],
  ['a shortcut', 'L\0\0\0\x01\x14\x02'],
  ['a web archive', 'MIME-Version: 1.0\nContent-Type: multipart/related'],
  ['a JPG by its first byte alone', '\xff'],
  ['the head of a JPG', '\xff\xd8\xff'],
  ['the head of a JPG and a page', `\xff\xd8\xff${PAGE}`],
  ['the head of a PNG and a page', `\x89PNG\r\n\x1a\n${PAGE}`],
  ['the head of a WebP', 'RIFF\xff\xff\xff\xffWEBPVP8 '],
  ['the head of an AVIF', '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'],
  ['the head of a PDF', '%PDF-1.7\n'],
  ['a PDF without a version', '%PDF-\n%%EOF'],
  ['a PDF of another kind', '%FDF-1.2\n%%EOF'],
]

/** What is refused, by its name. */
export async function listRefused(): Promise<[name: string, bytes: Bytes][]> {
  const [png, jpg, webp] = [await drawPng(), await drawAs('image/jpeg'), await drawAs('image/webp')]
  return [
    ...STRANGE.map(([name, start]): [string, Bytes] => [name, starts(start)]),
    ['zeros', new Uint8Array(1000)],
    ['noise', crypto.getRandomValues(new Uint8Array(1000))],
    ['half a PNG', png.slice(0, png.length / 2)],
    ['half a JPG', jpg.slice(0, jpg.length / 2)],
    ['half a WebP', webp.slice(0, webp.length / 2)],
    ['a PNG of more pixels than are decoded', vastPng(60_000)],
    ['a PNG of no pixels', vastPng(0)],
    ['a page before a PDF', createPdf({ before: PAGE })],
    ['a PDF without its end', createPdf().slice(0, -7)],
    ['a PDF whose end is far behind it', createPdf({ behind: ' '.repeat(4000) })],
  ]
}

/** What is drawn again; the text must be in nothing that is kept. */
export const SECRET_TEXT = 'GPSLatitude 50.4501 <script>alert(1)</script>'

export async function listRedrawn(): Promise<[name: string, bytes: Bytes][]> {
  const words = toBytes(SECRET_TEXT)
  const jpg = await drawAs('image/jpeg')
  const png = await drawPng()
  return [
    ['a JPG with a place in its EXIF', addToJpg(jpg, 0xe1, join(EXIF_HEAD, words))],
    ['a JPG with a page in its comment', addToJpg(jpg, 0xfe, words)],
    ['a JPG with a page behind it', join(jpg, words)],
    ['a PNG with a page in its text', addToPng(png, 'tEXt', join(toBytes('Comment\0'), words))],
    ['a PNG with a page behind it', join(png, words)],
  ]
}

type Pack = { before?: string; filter?: string; packed?: Uint8Array }

/** A PDF with objects in a pack, as programs write them since 2003. */
export function createPackedPdf(
  objects: string,
  { before = '/Type/ObjStm', filter = '/FlateDecode', packed = zlibSync(toBytes(objects)) }: Pack = {},
) {
  const head = `%PDF-1.7\n1 0 obj<<${before}/Filter${filter}/N 1/First 4/Length ${packed.length}>>stream\r\n`
  return join(toBytes(head), packed, toBytes('\nendstream endobj\nstartxref\n9\n%%EOF\n'))
}

const SCRIPT = '3 0 <</S/JavaScript/JS(app.alert(1))>>'

/** What acts when it is opened, carries another file, or hides what it has: refused. */
export const FORBIDDEN_PDFS: readonly [name: string, bytes: Bytes][] = [
  ['a script', createPdf({ inside: '/OpenAction<</S/JavaScript/JS(app.alert(1))>>' })],
  ['a script under a name in numbers', createPdf({ inside: '/OpenAction<</S/J#61vaScript/JS(app.alert(1))>>' })],
  ['a program to start', createPdf({ inside: '/OpenAction<</S/Launch/F(cmd.exe)>>' })],
  ['a file in it', createPdf({ inside: '/Names<</EmbeddedFiles<</Names[(a.exe)3 0 R]>>>>' })],
  ['a lock', createPdf({ inside: '/Encrypt 5 0 R' })],
  ['a script in a pack', createPackedPdf(SCRIPT)],
  ['a script under a name in numbers in a pack', createPackedPdf(SCRIPT.replace('/Java', '/J#61va'))],
  ['a form that is sent', createPdf({ inside: '/AA<</O<</S/SubmitForm/F(https://evil.example)>>>>' })],
  ['a script of a form', createPdf({ inside: '/AcroForm<</XFA(<script>app.alert(1)</script>)>>' })],
  ['a script of a rendition', createPdf({ inside: '/OpenAction<</S/Rendition/JS(app.alert(1))>>' })],
  ['a script in a pack under a name in numbers', createPackedPdf(SCRIPT, { before: '/Type/Obj#53tm' })],
  ['a script in a pack with a string before its filter', createPackedPdf(SCRIPT, { before: '/X(obj)/Type/ObjStm' })],
  ['a script in a pack with a word before its filter', createPackedPdf(SCRIPT, { before: '/Type/ObjStm/X(stream)' })],
  ['a pack in two wrappings', createPackedPdf(SCRIPT, { filter: '[/ASCIIHexDecode/FlateDecode]' })],
  ['a pack that is cut off', createPackedPdf(SCRIPT, { packed: zlibSync(toBytes(SCRIPT)).subarray(0, 20) })],
  ['a pack without an end', createPackedPdf('', { packed: zlibSync(new Uint8Array(40_000_000)) })],
]

/** What a reader of PDFs might do something with: kept as it is, and never shown by this site. */
export const ACTIVE_PDFS: readonly [name: string, bytes: Bytes][] = [
  ['objects in a pack', createPackedPdf('3 0 <</Type/Page>>')],
  ['an address that it opens', createPdf({ inside: '/OpenAction<</S/URI/URI(javascript:alert(1))>>' })],
  ['a page behind it', createPdf({ behind: PAGE })],
  ['an archive behind it', createPdf({ behind: 'PK\x05\x06' })],
]
