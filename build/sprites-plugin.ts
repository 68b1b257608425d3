import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { readDrawings } from './read-drawings.ts'

const VIRTUAL = 'virtual:sprites.css'
const STYLES = resolve(import.meta.dirname, '../src/app/styles')
const GAP = 4

type Sheet = { svg: string; names: string[] }

/** All drawings of a folder in one, each in a cell of its own: side by side, or one below the other. */
export function drawSheet(folder: string, along: 'x' | 'y'): Sheet {
  const drawings = readDrawings(resolve(STYLES, folder))
  const [{ width, height, attributes } = { width: 0, height: 0, attributes: '' }] = drawings.values()
  const step = (along === 'x' ? width : height) + GAP
  const cells = [...drawings.values()].map(({ inner }, index) =>
    along === 'x'
      ? `<g transform='translate(${index * step})'>${inner}</g>`
      : `<g transform='translate(0 ${index * step})'>${inner}</g>`,
  )
  const size = drawings.size * step - GAP
  const box = along === 'x' ? `${size} ${height}` : `${width} ${size}`
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${box}'${attributes}>${cells.join('')}</svg>`
  return { svg: svg.replaceAll('"', "'"), names: [...drawings.keys()] }
}

const numberCells = (kind: string, names: readonly string[]) =>
  names.map((name, index) => `.${kind}-${name}{--cell:${index}}`).join('')

const fileOf = (folder: string, svg: string) =>
  `assets/${folder}-${createHash('sha256').update(svg).digest('hex').slice(0, 7)}.svg`

const inlined = (svg: string) => `data:image/svg+xml,${svg.replaceAll('#', '%23')}`

const SHEETS = [
  { kind: 'icon', folder: 'icons', along: 'x' },
  { kind: 'ship', folder: 'ships', along: 'y' },
] as const

/**
 * Serves the drawings as two sheets with the classes that choose a cell: a browser pays for each drawing of its own as for a small page.
 * The sheets are files that browsers keep, for in every document they would be a third of its style.
 */
export const spritesPlugin = (): Plugin => {
  const sheets = SHEETS.map(({ kind, folder, along }) => {
    const sheet = drawSheet(folder, along)
    return { ...sheet, kind, file: fileOf(folder, sheet.svg) }
  })
  let isBuild = false
  return {
    name: 'gangway-sprites',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined
      const rules = sheets.map(({ kind, svg, names, file }) => {
        const address = isBuild ? `/${file}` : inlined(svg)
        return `.${kind}{--last:${names.length - 1};--drawings:url("${address}")}${numberCells(kind, names)}`
      })
      return rules.join('\n')
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { file, svg } of sheets) this.emitFile({ type: 'asset', fileName: file, source: svg })
    },
  }
}
