import { zipSync, zlibSync } from 'fflate'
import type { Bytes } from '../../server/support/files.ts'
import {
  addToJpg,
  addToPng,
  big,
  EXIF_HEAD,
  join,
  jpgSegment,
  little,
  pngChunk,
  toBytes,
  webpChunk,
  writeExif,
  writeWebp,
} from '../../server/support/picture-bytes.ts'
import {
  animate,
  box,
  frame,
  GIF_FRAME,
  GIF_HEAD,
  gifExtension,
  type Originals,
  PNG_START,
  pixelsOf,
  resizeAvif,
  resizeJpg,
  vp8l,
  vp8x,
  writePng,
} from './hostile-bytes.ts'

/** What no output may have: where a photo was taken, and what would run. */
export const PLACE = 'GPSLatitude 50.4501'
export const SCRIPT = '<script>alert(1)</script>'
const WORDS = `${PLACE}${SCRIPT}`
const HTML = `<!doctype html><html><body>${WORDS}</body></html>`
const SVG = `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`
const XMP = `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta exif:${PLACE}>${SCRIPT}</x:xmpmeta>`

/** `refused` and `too-large` have one code each; `either`: refused, or drawn without a byte of what was written. */
export type Outcome = 'refused' | 'too-large' | 'drawn' | 'either'
export type HostileFile = readonly [name: string, outcome: Outcome, bytes: Bytes]

const half = (bytes: Bytes): Bytes => bytes.slice(0, Math.floor(bytes.length / 2))
const zip = () => zipSync({ '../../etc/passwd': toBytes(WORDS) }) as Bytes

/** What is no picture, by its own first bytes or by those of one. */
const listStrangers = (): HostileFile[] =>
  (
    [
      ['a drawing with a script', toBytes(SVG)],
      ['a drawing behind a declaration', toBytes(`<?xml version="1.0"?>${SVG}`)],
      ['a page', toBytes(HTML)],
      ['a script', toBytes('alert(1)')],
      ['a program of a server', toBytes('<?php system($_GET[0]); ?>')],
      ['a shell script', toBytes('#!/bin/sh\nrm -rf /')],
      ['a document', toBytes('%PDF-1.7\n/JavaScript')],
      ['an archive with a path', zip()],
      ['packed bytes', zlibSync(toBytes(WORDS)) as Bytes],
      ['a program of Windows', toBytes('MZ\x90\0\x03')],
      ['a program of Linux', toBytes('\x7fELF\x02\x01\x01')],
      ['a class', toBytes('\xca\xfe\xba\xbe\0\0\0\x34')],
      ['an old bitmap', join(toBytes('BM'), little(70), new Uint8Array(64))],
      ['a tiff', toBytes('II*\0\x08\0\0\0\0\0')],
      ['an icon', toBytes('\0\0\x01\0\x01\0\x01\x01')],
      ['a heic', box('ftyp', toBytes('heic\0\0\0\0heicmif1'))],
      ['a film', box('ftyp', toBytes('isom\0\0\0\0isommp42'))],
      ['a sound that says riff', join(toBytes('RIFF'), little(40), toBytes('WAVEfmt '), new Uint8Array(32))],
      ['one byte', Uint8Array.of(0xff)],
      ['nothing but zeros', new Uint8Array(5000)],
      ['a page that begins as a jpg', join(Uint8Array.of(0xff, 0xd8, 0xff), toBytes(HTML))],
      ['a page that begins as a png', join(PNG_START, toBytes(HTML))],
      ['a script that begins as a gif', toBytes(`GIF89a=1;${SCRIPT}`)],
      ['a page that begins as a webp', join(toBytes('RIFF'), little(HTML.length + 4), toBytes(`WEBP${HTML}`))],
      ['a page that begins as an avif', join(box('ftyp', toBytes('avif\0\0\0\0avif')), toBytes(HTML))],
      ['a drawing that begins as a gif', toBytes(`GIF87a${SVG}`)],
    ] as [string, Bytes][]
  ).map(([name, bytes]) => [name, 'refused', bytes])

/** What is broken, or would be endless. */
const listBroken = ({ jpg, png, webp, avif, gif }: Originals): HostileFile[] => [
  ['half a jpg', 'refused', half(jpg)],
  ['half a png', 'refused', half(png)],
  ['half a webp', 'refused', half(webp)],
  ['half an avif', 'refused', half(avif)],
  ['half a gif', 'refused', half(gif)],
  ['a png without an end', 'refused', png.slice(0, -12)],
  ['a png without pixels', 'refused', join(png.subarray(0, 33), pngChunk('IEND', new Uint8Array()))],
  ['a png whose first chunk is words', 'refused', join(PNG_START, pngChunk('tEXt', toBytes(WORDS)), png.subarray(8))],
  ['a png with a chunk of four gigabytes', 'refused', join(png.subarray(0, 33), big(0xffffffff), png.subarray(37))],
  [
    'a jpg with a segment of no length',
    'refused',
    join(jpg.subarray(0, 2), Uint8Array.of(0xff, 0xe1, 0, 0), jpg.subarray(2)),
  ],
  [
    'a jpg with a segment beyond its end',
    'refused',
    join(jpg.subarray(0, 2), Uint8Array.of(0xff, 0xe1, 0xff, 0xff), toBytes('short')),
  ],
  ['a jpg that begins again inside', 'refused', join(jpg.subarray(0, 2), jpg)],
  [
    'a jpg of a million segments',
    'refused',
    join(jpg.subarray(0, 2), new Uint8Array(Buffer.alloc(4_000_000, Uint8Array.of(0xff, 0xc4, 0, 2))), jpg.subarray(2)),
  ],
  ['a jpg of markers alone', 'refused', join(jpg.subarray(0, 2), new Uint8Array(1_000_000).fill(0xff))],
  [
    'a webp of a hundred thousand chunks',
    'refused',
    writeWebp(vp8x(0, 9, 9), new Uint8Array(Buffer.alloc(800_000, toBytes('VP8L\0\0\0\0')))),
  ],
  [
    'a webp with a chunk beyond its end',
    'refused',
    join(toBytes('RIFF'), little(30), toBytes('WEBPVP8 '), little(9_999_999), new Uint8Array(30)),
  ],
  [
    'a gif whose blocks never end',
    'refused',
    join(GIF_HEAD(), Uint8Array.of(0x21, 0xfe), new Uint8Array(500_000).fill(0xff)),
  ],
  ['a gif without a frame', 'refused', join(GIF_HEAD(), Uint8Array.of(0x3b))],
  [
    'an avif with a box beyond its end',
    'refused',
    join(avif.subarray(0, avif.length - 4), big(99_999), toBytes('mdat')),
  ],
  [
    'boxes in boxes, a thousand deep',
    'refused',
    join(
      box('ftyp', toBytes('avif\0\0\0\0avif')),
      Array.from({ length: 1000 }).reduce<Bytes>((inner) => box('iprp', inner), new Uint8Array()),
    ),
  ],
  ['a png whose checksum is wrong', 'either', png.with(30, (png[30] ?? 0) ^ 1) as Bytes],
]

/** What lies about its size, or has none. */
const listLies = ({ jpg, webp, avif }: Originals): HostileFile[] => [
  ['a png without a width', 'refused', writePng(0, 600, new Uint8Array(10))],
  ['a png of four thousand million a side', 'too-large', writePng(0xffffffff, 0xffffffff, new Uint8Array(10))],
  [
    'a png of twenty thousand a side, packed to kilobytes',
    'too-large',
    writePng(20_000, 20_000, new Uint8Array(2_000_000)),
  ],
  ['a png with one pixel too many', 'too-large', writePng(40_000_001, 1, new Uint8Array(10))],
  ['a png that has fewer pixels than it says', 'refused', writePng(6000, 6000, new Uint8Array(10))],
  ['a png that unpacks to a hundred times what it says', 'either', writePng(100, 100, new Uint8Array(3_010_000))],
  ['a jpg without a height', 'refused', resizeJpg(jpg, 600, 0)],
  ['a jpg of 65,535 a side', 'too-large', resizeJpg(jpg, 65_535, 65_535)],
  [
    'a jpg that says another, larger size behind the first one',
    'too-large',
    addToJpg(jpg, 0xc0, join(Uint8Array.of(8), big(65_000, 2), big(65_000, 2), Uint8Array.of(0))),
  ],
  ['a jpg that has fewer pixels than it says', 'either', resizeJpg(jpg, 6000, 6000)],
  ['a gif without a size', 'refused', join(GIF_HEAD(0, 0), GIF_FRAME)],
  ['a gif with a surface of 65,535 a side', 'too-large', join(GIF_HEAD(65_535, 65_535), GIF_FRAME)],
  [
    'a small gif with a frame of 65,535 a side',
    'too-large',
    join(GIF_HEAD(), Uint8Array.of(0x2c, 0, 0, 0, 0, 255, 255, 255, 255, 0), GIF_FRAME.subarray(10)),
  ],
  [
    'a small gif with a frame far outside',
    'too-large',
    join(GIF_HEAD(), Uint8Array.of(0x2c, 255, 255, 255, 255, 1, 0, 1, 0, 0), GIF_FRAME.subarray(10)),
  ],
  [
    'a webp with a surface of sixteen million a side',
    'too-large',
    writeWebp(vp8x(0, 16_777_216, 16_777_216), pixelsOf(webp)),
  ],
  ['a small webp with a frame of 16,384 a side', 'too-large', writeWebp(vp8x(0, 10, 10), vp8l(16_384, 16_384))],
  [
    'a webp of two hundred frames',
    'too-large',
    animate(
      600,
      400,
      Array.from({ length: 200 }, () => frame(600, 400, pixelsOf(webp))),
    ),
  ],
  ['an avif of a hundred thousand a side', 'too-large', resizeAvif(avif, 100_000, 100_000)],
  ['an avif without a size', 'refused', resizeAvif(avif, 0, 0)],
  ['an avif that says it is smaller than it is', 'either', resizeAvif(avif, 10, 10)],
]

/** Pictures with something in them, or behind them, that is no one's business. */
const listTalkative = ({ jpg, png, webp, avif, gif }: Originals): HostileFile[] => [
  ['a jpg that tells in EXIF where it was taken', 'drawn', addToJpg(jpg, 0xe1, join(EXIF_HEAD, writeExif(1, WORDS)))],
  ['a jpg that tells it in XMP', 'drawn', addToJpg(jpg, 0xe1, toBytes(XMP))],
  ['a jpg that tells it in IPTC', 'drawn', addToJpg(jpg, 0xed, toBytes(`Photoshop 3.0\0${WORDS}`))],
  ['a jpg with a comment', 'drawn', addToJpg(jpg, 0xfe, toBytes(WORDS))],
  ['a jpg with a profile of words', 'either', addToJpg(jpg, 0xe2, toBytes(`ICC_PROFILE\0\x01\x01${WORDS}`))],
  [
    'a jpg with a picture in its EXIF',
    'drawn',
    addToJpg(jpg, 0xe1, join(EXIF_HEAD, writeExif(1, WORDS), jpg.subarray(0, 4000))),
  ],
  ['a jpg held in a way that there is not', 'drawn', addToJpg(jpg, 0xe1, join(EXIF_HEAD, writeExif(9, WORDS)))],
  [
    'a jpg whose EXIF leads outside',
    'drawn',
    addToJpg(jpg, 0xe1, join(EXIF_HEAD, toBytes('MM\0*'), big(0xfffffff0), toBytes(WORDS))),
  ],
  ['a jpg with an archive behind it', 'drawn', join(jpg, zip())],
  ['a jpg with a page behind it', 'drawn', join(jpg, toBytes(HTML))],
  ['a jpg with another one behind it', 'drawn', join(jpg, addToJpg(jpg, 0xfe, toBytes(WORDS)))],
  [
    'a jpg with a program in its first segment',
    'drawn',
    join(jpg.subarray(0, 2), jpgSegment(0xee, toBytes(`Adobe\0${WORDS}`)), jpg.subarray(2)),
  ],
  ['a png that tells where it was taken', 'drawn', addToPng(png, 'eXIf', writeExif(1, WORDS))],
  ['a png with words', 'drawn', addToPng(png, 'tEXt', toBytes(`Comment\0${WORDS}`))],
  [
    'a png with words of another language',
    'drawn',
    addToPng(png, 'iTXt', toBytes(`XML:com.adobe.xmp\0\0\0\0\0${XMP}`)),
  ],
  [
    'a png with packed words that unpack to a hundred megabytes',
    'drawn',
    addToPng(png, 'zTXt', join(toBytes('Comment\0\0'), zlibSync(new Uint8Array(20_000_000)))),
  ],
  [
    'a png with a profile that unpacks to a hundred megabytes',
    'either',
    addToPng(png, 'iCCP', join(toBytes('p\0\0'), zlibSync(new Uint8Array(20_000_000)))),
  ],
  ['a png with an unknown chunk', 'drawn', addToPng(png, 'evIl', toBytes(WORDS))],
  ['a png that moves', 'drawn', addToPng(png, 'acTL', join(big(1000), big(0)))],
  ['a png with a page behind it', 'drawn', join(png, toBytes(HTML))],
  ['a gif with a comment', 'drawn', join(GIF_HEAD(), gifExtension(0xfe, WORDS), GIF_FRAME)],
  ['a gif with XMP', 'drawn', join(GIF_HEAD(), gifExtension(0xff, `XMP DataXMP${WORDS}`), GIF_FRAME)],
  [
    'a gif that moves',
    'drawn',
    join(GIF_HEAD(), ...Array.from({ length: 50 }, () => GIF_FRAME.subarray(0, -1)), Uint8Array.of(0x3b)),
  ],
  ['a gif with an archive behind it', 'drawn', join(gif, zip())],
  [
    'a webp with EXIF and XMP',
    'drawn',
    writeWebp(
      vp8x(0x0c, 600, 400),
      pixelsOf(webp),
      webpChunk('EXIF', writeExif(1, WORDS)),
      webpChunk('XMP ', toBytes(XMP)),
    ),
  ],
  [
    'a webp that moves',
    'drawn',
    animate(
      600,
      400,
      Array.from({ length: 3 }, () => frame(600, 400, pixelsOf(webp))),
    ),
  ],
  [
    'a webp with an unknown chunk',
    'drawn',
    writeWebp(vp8x(0, 600, 400), pixelsOf(webp), webpChunk('EVIL', toBytes(WORDS))),
  ],
  ['a webp with a page behind it', 'drawn', join(webp, toBytes(HTML))],
  ['an avif with words in a box', 'drawn', join(avif, box('free', toBytes(WORDS)))],
  ['an avif with a box of someone’s', 'drawn', join(avif, box('uuid', new Uint8Array(16), toBytes(XMP)))],
]

/** All that is sent where a picture is asked for. */
export const listHostileFiles = (originals: Originals): HostileFile[] => [
  ...listStrangers(),
  ...listBroken(originals),
  ...listLies(originals),
  ...listTalkative(originals),
]
