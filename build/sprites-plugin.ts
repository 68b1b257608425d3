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

const inlined = (svg: string) => `data:image/svg+xml,${svg.replaceAll('#', '%23')}`

const numberCells = (kind: string, names: readonly string[]) =>
  names.map((name, index) => `.${kind}-${name}{--cell:${index}}`).join('')

/**
 * Serves the drawings as two sheets with the classes that choose a cell: a browser pays for each drawing of its own as for a small page.
 * The icons travel with the style; the ships, five times their weight and an ornament, are a file that is kept.
 */
export const spritesPlugin = (): Plugin => {
  const icons = drawSheet('icons', 'x')
  const ships = drawSheet('ships', 'y')
  const file = `assets/ships-${createHash('sha256').update(ships.svg).digest('hex').slice(0, 7)}.svg`
  let isBuild = false
  return {
    name: 'gangway-sprites',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined
      const address = isBuild ? `/${file}` : inlined(ships.svg)
      return [
        `.icon{--last:${icons.names.length - 1};--drawings:url("${inlined(icons.svg)}")}`,
        numberCells('icon', icons.names),
        `.ship{--last:${ships.names.length - 1};--drawings:url("${address}")}`,
        numberCells('ship', ships.names),
      ].join('\n')
    },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: file, source: ships.svg })
    },
  }
}
