import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Drawing = {
  width: number
  height: number
  /** What the root says beside its box, such as how lines are drawn. */
  attributes: string
  /** What is inside the root. */
  inner: string
}

function readDrawing(file: string): Drawing {
  const svg = readFileSync(file, 'utf8').trim()
  const root = svg.slice('<svg'.length, svg.indexOf('>'))
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(root) ?? []
  return {
    width: Number(width),
    height: Number(height),
    attributes: root.replace(/ (?:xmlns|viewBox)="[^"]*"/g, ''),
    inner: svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')),
  }
}

/** The drawings of a folder by their names, in the order of the alphabet. */
export const readDrawings = (folder: string): Map<string, Drawing> =>
  new Map(
    readdirSync(folder)
      .map((file) => file.replace('.svg', ''))
      .toSorted()
      .map((name) => [name, readDrawing(join(folder, `${name}.svg`))]),
  )
