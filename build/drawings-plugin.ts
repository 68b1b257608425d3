import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import opentype, { type Font, type PathCommand } from 'opentype.js'
import type { Plugin } from 'vite'
import { readDrawings } from './read-drawings.ts'

const VIRTUAL = 'virtual:drawings'
const SHIPS = resolve(fileURLToPath(new URL('../src/app/styles/ships', import.meta.url)))
const COVERS = resolve(fileURLToPath(new URL('../public/covers', import.meta.url)))
const FONTS = resolve(fileURLToPath(new URL('../node_modules/@fontsource', import.meta.url)))
const FACES = {
  serif: ['source-serif-4', 600],
  sans: ['source-sans-3', 400],
  bold: ['source-sans-3', 600],
} as const
/** Latin with the letters of European languages, and the signs that names and figures have. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x20b4, 0x20b4],
] as const

/** Advance in thousandths of the size, and the outline with its baseline at 0. */
type Glyph = [advance: number, outline: string]

const characters = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
)

/** Whole thousandths. The library's own writer runs a figure and a zero together. */
const writePath = (commands: readonly PathCommand[]): string =>
  commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const figures = [x1, y1, x2, y2, x, y].filter((figure) => figure !== undefined).map(Math.round)
      return type + figures.map((figure, index) => (index > 0 && figure >= 0 ? ` ${figure}` : `${figure}`)).join('')
    })
    .join('')

function readFonts(name: string, weight: number): Font[] {
  return ['latin', 'latin-ext'].map((part) => {
    const file = readFileSync(join(FONTS, name, 'files', `${name}-${part}-${weight}-normal.woff`))
    return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  })
}

function outlineFace([name, weight]: readonly [string, number]): Record<string, Glyph> {
  const fonts = readFonts(name, weight)
  const glyphs: Record<string, Glyph> = {}
  for (const character of characters) {
    const font = fonts.find((one) => one.charToGlyphIndex(character) > 0)
    if (!font) continue
    const glyph = font.charToGlyph(character)
    const outline = writePath(glyph.getPath(0, 0, 1000).commands)
    glyphs[character] = [Math.round(((glyph.advanceWidth ?? 0) * 1000) / font.unitsPerEm), outline]
  }
  return glyphs
}

/** What is inside each drawing of a folder, by its name. */
const readInner = (folder: string): Record<string, string> =>
  Object.fromEntries([...readDrawings(folder)].map(([name, { inner }]) => [name, inner]))

const readShips = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readInner(SHIPS)).map(([name, svg]) => [
      name,
      svg.replaceAll('stroke="#000"', 'stroke="currentColor"'),
    ]),
  )

const inJson = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`

/**
 * Serves what share pictures are drawn with as ready outlines: the glyphs of the Latin script of each face, ships and covers. So nothing
 * shapes text at run time, every width is known, and no font is sent to the Worker.
 */
export const drawingsPlugin = (): Plugin => ({
  name: 'gangway-drawings',
  resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
  load(id) {
    if (id !== `\0${VIRTUAL}`) return undefined
    const faces = Object.fromEntries(Object.entries(FACES).map(([face, source]) => [face, outlineFace(source)]))
    const code = `export const faces = ${inJson(faces)}\nexport const ships = ${inJson(readShips())}\nexport const covers = ${inJson(readInner(COVERS))}`
    // No one steps through outlines: a map would carry them again to every test.
    return { code, map: { mappings: '' } as const }
  },
})
